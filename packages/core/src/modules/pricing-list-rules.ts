import { sql } from "kysely"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../platform/query/filter.ts"
import {
  changeRow,
  createListRule,
  deleteListRules,
  priceSetErrors,
} from "../commerce/catalog/price-sets/index.ts"
import type { CreatePriceListRuleDTO, UpdatePriceListRuleDTO } from "./pricing-inputs.ts"
import { listRuleChanges, listRuleFilters, newListRules } from "./pricing-shapes.ts"
import type { FilterablePriceListRuleProps, PriceListRuleDTO } from "./pricing-types.ts"

const readerOf = (core: ModuleCore) =>
  reader<PriceListRuleDTO, FilterablePriceListRuleProps>(core)({
    entity: "PriceListRule",
    filters: listRuleFilters,
    take: 15,
    notFound: priceSetErrors.list_rule_not_found,
    conditions: ({ value, ...columns }) => ({
      columns: givenFilters(columns),
      where: value
        ? [
            sql`exists (select from price_list_rule_value v
              where v.price_list_rule_id = root.id and v.value = any(${value}::text[]))`,
          ]
        : [],
    }),
  })

/** The methods for rules of price lists. */
export class PriceListRules {
  readonly #core: ModuleCore
  readonly #rows: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#rows = readerOf(core)
  }

  /**
   * Retrieves one price list rule by its id.
   * @param id the id of the price list rule (`plrule_…`)
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the price list rule
   * @throws price-sets.list_rule_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrievePriceListRule = (
    id: string,
    config?: FindConfig<PriceListRuleDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceListRuleDTO> => this.#rows.retrieve(id, config, sharedContext)

  /**
   * Returns a list of price list rules: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by price list, rule type and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the price list rules
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listPriceListRules = (
    filters: Filterable<FilterablePriceListRuleProps> = {},
    config?: FindConfig<PriceListRuleDTO>,
    sharedContext?: SharedContext,
  ): Promise<PriceListRuleDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Returns a list of price list rules together with the number of all that match, using one database query.
   * @param filters filters by price list, rule type and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountPriceListRules = (
    filters: Filterable<FilterablePriceListRuleProps> = {},
    config?: FindConfig<PriceListRuleDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceListRuleDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Creates rules that limit when the prices of price lists in price sets apply.
   * @param data one entry per rule: its price list, its rule type and the values it accepts
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the rules with their values, in the order of the input
   * @throws general.invalid_data; not_found when the list or the rule type does not exist; duplicate_error when
   *   the list has such a rule
   * @since 0.1.0
   */
  readonly createPriceListRules = (
    data: readonly CreatePriceListRuleDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceListRuleDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const ids: string[] = []
      for (const rule of parsed(newListRules, data)) ids.push(await createListRule(write.db, rule))
      return this.#rows.byIds(write.db, ids, ["rule_type", "price_list_rule_values"])
    })

  /**
   * Updates the price list or the rule type of price list rules. Fields that are left out keep their values.
   * @param data one entry per rule: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated rules with their values, in the order of the input
   * @throws price-sets.list_rule_not_found, general.invalid_data; not_found when the list or the rule type does
   *   not exist
   * @since 0.1.0
   */
  readonly updatePriceListRules = (
    data: readonly UpdatePriceListRuleDTO[],
    sharedContext?: SharedContext,
  ): Promise<PriceListRuleDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(listRuleChanges, data)
      for (const { id, ...change } of changes)
        if (!(await changeRow(write.db, "price_list_rule", id, change)))
          throw priceSetErrors.list_rule_not_found(id)
      return this.#rows.byIds(
        write.db,
        changes.map(({ id }) => id),
        ["rule_type", "price_list_rule_values"],
      )
    })

  /**
   * Deletes price list rules, so that the prices of their lists apply under fewer conditions. IDs that do not
   * exist are ignored.
   * @param priceListRuleIds the IDs of the price list rules (`plrule_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deletePriceListRules = (
    priceListRuleIds: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await deleteListRules(write.db, parsedIds(priceListRuleIds))
    })
}
