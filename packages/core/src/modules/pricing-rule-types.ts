import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../platform/query/filter.ts"
import {
  changeRow,
  deleteRuleTypes,
  insertRows,
  priceSetErrors,
} from "../commerce/catalog/price-sets/index.ts"
import type { CreateRuleTypeDTO, UpdateRuleTypeDTO } from "./pricing-inputs.ts"
import { newRuleTypes, ruleTypeChanges, ruleTypeFilters } from "./pricing-shapes.ts"
import type { FilterableRuleTypeProps, RuleTypeDTO } from "./pricing-types.ts"

const readerOf = (core: ModuleCore) =>
  reader<RuleTypeDTO, FilterableRuleTypeProps>(core)({
    entity: "RuleType",
    filters: ruleTypeFilters,
    take: 15,
    notFound: priceSetErrors.rule_type_not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for rule types. */
export class RuleTypes {
  readonly #core: ModuleCore
  readonly #rows: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#rows = readerOf(core)
  }

  /**
   * Retrieves one rule type by its id.
   * @param id the id of the rule type (`rul-typ_…`)
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the rule type
   * @throws price-sets.rule_type_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveRuleType = (
    id: string,
    config?: FindConfig<RuleTypeDTO>,
    sharedContext?: SharedContext,
  ): Promise<RuleTypeDTO> => this.#rows.retrieve(id, config, sharedContext)

  /**
   * Returns a list of rule types: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id`, `name` and `rule_attribute`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the rule types
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listRuleTypes = (
    filters: Filterable<FilterableRuleTypeProps> = {},
    config?: FindConfig<RuleTypeDTO>,
    sharedContext?: SharedContext,
  ): Promise<RuleTypeDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Returns a list of rule types together with the number of all that match, using one database query.
   * @param filters filters by `id`, `name` and `rule_attribute`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountRuleTypes = (
    filters: Filterable<FilterableRuleTypeProps> = {},
    config?: FindConfig<RuleTypeDTO>,
    sharedContext?: SharedContext,
  ): Promise<[RuleTypeDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Creates rule types. If one of them is rejected, none is created.
   * @param data one entry per rule type
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the rule types, in the order of the input
   * @throws general.invalid_data; duplicate_error when an attribute has one already
   * @since 0.1.0
   */
  readonly createRuleTypes = (
    data: readonly CreateRuleTypeDTO[],
    sharedContext?: SharedContext,
  ): Promise<RuleTypeDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const rows = parsed(newRuleTypes, data).map(({ id, default_priority, ...type }) => ({
        ...type,
        id,
        default_priority: default_priority ?? 0,
      }))
      return this.#rows.byIds(write.db, await insertRows(write.db, "rule_type", rows))
    })

  /**
   * Updates rule types. If one of them is rejected, none is changed. Fields that are left out keep their values.
   * @param data one entry per rule type: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated rule types, in the order of the input
   * @throws price-sets.rule_type_not_found, general.invalid_data; duplicate_error when an attribute has one
   *   already
   * @since 0.1.0
   */
  readonly updateRuleTypes = (
    data: readonly UpdateRuleTypeDTO[],
    sharedContext?: SharedContext,
  ): Promise<RuleTypeDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(ruleTypeChanges, data)
      for (const { id, ...change } of changes)
        if (!(await changeRow(write.db, "rule_type", id, change)))
          throw priceSetErrors.rule_type_not_found(id)
      return this.#rows.byIds(
        write.db,
        changes.map(({ id }) => id),
      )
    })

  /**
   * Deletes rule types that no rule uses. IDs that do not exist are ignored.
   * @param ruleTypeIds the IDs of the rule types (`rul-typ_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws price-sets.rule_type_in_use, general.invalid_data
   * @since 0.1.0
   */
  readonly deleteRuleTypes = (ruleTypeIds: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await deleteRuleTypes(write.db, parsedIds(ruleTypeIds))
    })
}
