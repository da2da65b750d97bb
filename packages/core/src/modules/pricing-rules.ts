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
   * Retrieves one price rule by its id.
   * @param id the id of the price rule (`prule_…`)
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
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
   * Returns a list of price rules: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by price, set, rule type and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
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
   * Returns a list of price rules together with the number of all that match, using one database query.
   * @param filters filters by price, set, rule type and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountPriceRules = (
    filters: Filterable<FilterablePriceRuleProps> = {},
    config?: FindConfig<PriceRuleDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceRuleDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Creates rules that limit when prices of price sets apply.
   * @param data one entry per rule
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the rules, in the order of the input
   * @throws price-sets.price_not_found, price-sets.rule_type_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly createPriceRules = (
    data: readonly CreatePriceRuleDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceRuleDTO[]> => this.#rows.create(() => parsed(newRules, data), sharedContext)

  /**
   * Updates the rules of prices. If one of them is rejected, none is changed. Fields that are left out keep their values.
   * @param data one entry per rule: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated rules, in the order of the input
   * @throws price-sets.rule_not_found, general.invalid_data; not_found when the rule type does not exist
   * @since 0.1.0
   */
  readonly updatePriceRules = (
    data: readonly UpdatePriceRuleDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceRuleDTO[]> => this.#rows.update(() => parsed(ruleChanges, data), sharedContext)

  /**
   * Deletes price rules, so that their prices apply under fewer conditions. IDs that do not exist are ignored.
   * @param priceRuleIds the IDs of the price rules (`prule_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deletePriceRules = (
    priceRuleIds: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> => this.#rows.delete(priceRuleIds, sharedContext)
}
