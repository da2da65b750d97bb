import { reader, type Filterable } from "./reader.ts"
import { parsed, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../query/filter.ts"
import { priceSetErrors } from "../price-sets/index.ts"
import type {
  CreatePriceSetMoneyAmountRulesDTO,
  UpdatePriceSetMoneyAmountRulesDTO,
} from "./pricing-inputs.ts"
import { ruleRows } from "./pricing-rule-rows.ts"
import { newSetPriceRules, setPriceFilters, setPriceRuleChanges } from "./pricing-shapes.ts"
import type {
  FilterablePriceRuleProps,
  FilterablePriceSetMoneyAmountProps,
  PriceSetMoneyAmountDTO,
  PriceSetMoneyAmountRulesDTO,
} from "./pricing-types.ts"

/** Reads prices within sets. */
export const pricesOf = (core: ModuleCore) =>
  reader<PriceSetMoneyAmountDTO, FilterablePriceSetMoneyAmountProps>(core)({
    entity: "PriceSetMoneyAmount",
    filters: setPriceFilters,
    take: 15,
    notFound: priceSetErrors.price_not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for prices within sets, and what they depend on. */
export class SetPrices {
  readonly #rows: ReturnType<typeof ruleRows<PriceSetMoneyAmountRulesDTO>>
  readonly #prices: ReturnType<typeof pricesOf>

  constructor(core: ModuleCore) {
    this.#rows = ruleRows(core)
    this.#prices = pricesOf(core)
  }

  /**
   * Reads one rule of a price in a set.
   * @param id `prule_…`
   * @param config what is read of it
   * @param sharedContext a transaction to read in
   * @returns the rule of a price in a set
   * @throws price-sets.rule_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrievePriceSetMoneyAmountRules = (
    id: string,
    config?: FindConfig<PriceSetMoneyAmountRulesDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceSetMoneyAmountRulesDTO> => this.#rows.retrieve(id, config, sharedContext)

  /**
   * Lists rules of prices in sets, 15 unless `config.take` says otherwise.
   * @param filters which: by price, set, rule type and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the rules of prices in sets
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listPriceSetMoneyAmountRules = (
    filters: Filterable<FilterablePriceRuleProps> = {},
    config?: FindConfig<PriceSetMoneyAmountRulesDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceSetMoneyAmountRulesDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Lists rules of prices in sets and counts all that match, with one statement.
   * @param filters which: by price, set, rule type and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountPriceSetMoneyAmountRules = (
    filters: Filterable<FilterablePriceRuleProps> = {},
    config?: FindConfig<PriceSetMoneyAmountRulesDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceSetMoneyAmountRulesDTO[], number]> =>
    this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Lets prices of sets hold under further conditions only.
   * @param data one entry per rule
   * @param sharedContext a transaction to write in
   * @returns the rules, in the given order
   * @throws price-sets.price_not_found, price-sets.rule_type_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly createPriceSetMoneyAmountRules = (
    data: readonly CreatePriceSetMoneyAmountRulesDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceSetMoneyAmountRulesDTO[]> =>
    this.#rows.create(
      () =>
        parsed(newSetPriceRules, data).map((rule) => ({
          price_set_money_amount_id: rule.price_set_money_amount,
          rule_type_id: rule.rule_type,
          value: rule.value,
        })),
      sharedContext,
    )

  /**
   * Changes rules: all of them, or none when one is refused. What is not mentioned stays.
   * @param data one entry per rule, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed rules, in the given order
   * @throws price-sets.rule_not_found, general.invalid_data; not_found when the rule type does not exist
   * @since 0.1.0
   */
  readonly updatePriceSetMoneyAmountRules = (
    data: readonly UpdatePriceSetMoneyAmountRulesDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceSetMoneyAmountRulesDTO[]> =>
    this.#rows.update(
      () =>
        parsed(setPriceRuleChanges, data).map(({ rule_type, ...rule }) => ({
          ...rule,
          rule_type_id: rule_type,
        })),
      sharedContext,
    )

  /**
   * Deletes rules: their prices hold under fewer conditions. Those that do not exist are passed over.
   * @param ids `prule_…`
   * @param sharedContext a transaction to write in
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deletePriceSetMoneyAmountRules = (
    ids: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> => this.#rows.delete(ids, sharedContext)

  /**
   * Lists prices of sets, 15 unless `config.take` says otherwise.
   * @param filters which: by `id`, `price_set_id` and `price_list_id`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the prices of sets
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listPriceSetMoneyAmounts = (
    filters: Filterable<FilterablePriceSetMoneyAmountProps> = {},
    config?: FindConfig<PriceSetMoneyAmountDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceSetMoneyAmountDTO[]> => this.#prices.list(filters, config, sharedContext)

  /**
   * Lists prices of sets and counts all that match, with one statement.
   * @param filters which: by `id`, `price_set_id` and `price_list_id`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountPriceSetMoneyAmounts = (
    filters: Filterable<FilterablePriceSetMoneyAmountProps> = {},
    config?: FindConfig<PriceSetMoneyAmountDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceSetMoneyAmountDTO[], number]> => this.#prices.listAndCount(filters, config, sharedContext)
}
