import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../query/filter.ts"
import { changeRow, deleteRuleTypes, insertRows, priceSetErrors } from "../price-sets/index.ts"
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
   * Reads one rule type.
   * @param id `rul-typ_…`
   * @param config what is read of it
   * @param sharedContext a transaction to read in
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
   * Lists rule types, 15 unless `config.take` says otherwise.
   * @param filters which: by `id`, `name` and `rule_attribute`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
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
   * Lists rule types and counts all that match, with one statement.
   * @param filters which: by `id`, `name` and `rule_attribute`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountRuleTypes = (
    filters: Filterable<FilterableRuleTypeProps> = {},
    config?: FindConfig<RuleTypeDTO>,
    sharedContext?: SharedContext,
  ): Promise<[RuleTypeDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Makes rule types: all of them, or none when one is refused.
   * @param data one entry per rule type
   * @param sharedContext a transaction to write in
   * @returns the rule types, in the given order
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
   * Changes rule types: all of them, or none when one is refused. What is not mentioned stays.
   * @param data one entry per rule type, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed rule types, in the given order
   * @throws price-sets.rule_type_not_found, general.invalid_data; duplicate_error when an attribute has one already
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
   * Deletes rule types that no price depends on. Those that do not exist are passed over.
   * @param ruleTypeIds `rul-typ_…`
   * @param sharedContext a transaction to write in
   * @throws price-sets.rule_type_in_use, general.invalid_data
   * @since 0.1.0
   */
  readonly deleteRuleTypes = (ruleTypeIds: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await deleteRuleTypes(write.db, parsedIds(ruleTypeIds))
    })
}
