import { sql } from "kysely"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../query/filter.ts"
import { changeRow, createListRule, deleteListRules, priceSetErrors } from "../price-sets/index.ts"
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
   * Reads one price list rule.
   * @param id `plrule_…`
   * @param config what is read of it
   * @param sharedContext a transaction to read in
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
   * Lists price list rules, 15 unless `config.take` says otherwise.
   * @param filters which: by price list, rule type and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
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
   * Lists price list rules and counts all that match, with one statement.
   * @param filters which: by price list, rule type and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountPriceListRules = (
    filters: Filterable<FilterablePriceListRuleProps> = {},
    config?: FindConfig<PriceListRuleDTO>,
    sharedContext?: SharedContext,
  ): Promise<[PriceListRuleDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Lets the prices that lists have in sets hold under further conditions only.
   * @param data one entry per rule, with the values that it accepts
   * @param sharedContext a transaction to write in
   * @returns the rules with their values, in the given order
   * @throws general.invalid_data; not_found when the list or the rule type does not exist; duplicate_error when the list has such a rule
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
   * Moves rules to another price list or rule type. What is not mentioned stays.
   * @param data one entry per rule, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed rules with their values, in the given order
   * @throws price-sets.list_rule_not_found, general.invalid_data; not_found when the list or the rule type does not exist
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
   * Deletes rules of price lists: their prices hold under fewer conditions. Those that do not exist are passed over.
   * @param priceListRuleIds `plrule_…`
   * @param sharedContext a transaction to write in
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
