import type { Filterable } from "./reader.ts"
import { parsed, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import type { CreatePriceRuleDTO, UpdatePriceRuleDTO } from "./pricing-inputs.ts"
import { ruleRows } from "./pricing-rule-rows.ts"
import { newRules, ruleChanges } from "./pricing-shapes.ts"
import type { FilterablePriceRuleProps, PriceRuleDTO } from "./pricing-types.ts"

/** The methods for rules of prices. */
export class PriceRules {
  readonly #rows: ReturnType<typeof ruleRows<PriceRuleDTO>>

  constructor(core: ModuleCore) {
    this.#rows = ruleRows(core)
  }

  /**
   * Reads one price rule.
   * @param id `prule_…`
   * @param config what is read of it
   * @param sharedContext a transaction to read in
   * @returns the price rule
   * @throws price-sets.rule_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrievePriceRule = (
    id: string,
    config?: FindConfig<PriceRuleDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceRuleDTO> => this.#rows.retrieve(id, config, sharedContext)

  /**
   * Lists price rules, 15 unless `config.take` says otherwise.
   * @param filters which: by price, set, rule type and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the price rules
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listPriceRules = (
    filters: Filterable<FilterablePriceRuleProps> = {},
    config?: FindConfig<PriceRuleDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceRuleDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Lists price rules and counts all that match, with one statement.
   * @param filters which: by price, set, rule type and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountPriceRules = (
    filters: Filterable<FilterablePriceRuleProps> = {},
    config?: FindConfig<PriceRuleDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceRuleDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Lets prices of sets hold under further conditions only.
   * @param data one entry per rule
   * @param sharedContext a transaction to write in
   * @returns the rules, in the given order
   * @throws price-sets.price_not_found, price-sets.rule_type_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly createPriceRules = (
    data: readonly CreatePriceRuleDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceRuleDTO[]> => this.#rows.create(() => parsed(newRules, data), sharedContext)

  /**
   * Changes rules: all of them, or none when one is refused. What is not mentioned stays.
   * @param data one entry per rule, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed rules, in the given order
   * @throws price-sets.rule_not_found, general.invalid_data; not_found when the rule type does not exist
   * @since 0.1.0
   */
  readonly updatePriceRules = (
    data: readonly UpdatePriceRuleDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceRuleDTO[]> => this.#rows.update(() => parsed(ruleChanges, data), sharedContext)

  /**
   * Deletes rules: their prices hold under fewer conditions. Those that do not exist are passed over.
   * @param priceRuleIds `prule_…`
   * @param sharedContext a transaction to write in
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deletePriceRules = (
    priceRuleIds: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> => this.#rows.delete(priceRuleIds, sharedContext)
}
