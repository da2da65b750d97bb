import { reader, type Filterable } from "./reader.ts"
import { parsed, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../platform/query/filter.ts"
import { priceSetErrors } from "../commerce/catalog/price-sets/index.ts"
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
   * Retrieves one rule of a price in a set by its id.
   * @param id the id of the price rule (`prule_…`)
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
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
   * Returns a list of rules of prices in sets: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by price, set, rule type and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
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
   * Returns a list of rules of prices in sets together with the number of all that match, using one database
   * query.
   * @param filters filters by price, set, rule type and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
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
   * Creates rules that limit when prices of price sets apply.
   * @param data one entry per rule
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the rules, in the order of the input
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
   * Updates rules. If one of them is rejected, none is changed. Fields that are left out keep their values.
   * @param data one entry per rule: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated rules, in the order of the input
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
   * Deletes price rules, so that their prices apply under fewer conditions. IDs that do not exist are ignored.
   * @param ids the IDs of the price rules (`prule_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deletePriceSetMoneyAmountRules = (
    ids: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> => this.#rows.delete(ids, sharedContext)

  /**
   * Returns a list of prices of sets: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id`, `price_set_id` and `price_list_id`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
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
   * Returns a list of prices of sets together with the number of all that match, using one database query.
   * @param filters filters by `id`, `price_set_id` and `price_list_id`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountPriceSetMoneyAmounts = (
    filters: Filterable<FilterablePriceSetMoneyAmountProps> = {},
    config?: FindConfig<PriceSetMoneyAmountDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceSetMoneyAmountDTO[], number]> => this.#prices.listAndCount(filters, config, sharedContext)
}
