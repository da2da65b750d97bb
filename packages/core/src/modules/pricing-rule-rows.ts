import { givenFilters } from "../platform/query/filter.ts"
import {
  changeRow,
  createPriceRules,
  deleteRows,
  priceSetErrors,
} from "../commerce/catalog/price-sets/index.ts"
import { ruleFilters } from "./pricing-shapes.ts"
import type { FilterablePriceRuleProps } from "./pricing-types.ts"
import { reader } from "./reader.ts"
import { parsedIds, type ModuleCore, type SharedContext } from "./run.ts"

type NewRules = Parameters<typeof createPriceRules>[1]
type RuleChange = Parameters<typeof changeRow>[3] & { readonly id: string }

/**
 * Reads and writes rules of prices. v1 had two families of methods for them, whose answers differ in their type alone.
 * @since 0.1
 */
export function ruleRows<T extends object>(core: ModuleCore) {
  const rows = reader<T, FilterablePriceRuleProps>(core)({
    entity: "PriceRule",
    filters: ruleFilters,
    take: 15,
    notFound: priceSetErrors.rule_not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })
  return {
    ...rows,
    /** @param data is read within the transaction, so that what is wrong with it is refused like anything else */
    create: (data: () => NewRules, sharedContext?: SharedContext): Promise<T[]> =>
      core.write(sharedContext, async ({ db }) =>
        rows.byIds(db, await createPriceRules(db, data()), ["rule_type"]),
      ),
    update: (data: () => readonly RuleChange[], sharedContext?: SharedContext): Promise<T[]> =>
      core.write(sharedContext, async ({ db }) => {
        const changes = data()
        for (const { id, ...change } of changes)
          if (!(await changeRow(db, "price_rule", id, change))) throw priceSetErrors.rule_not_found(id)
        return rows.byIds(
          db,
          changes.map(({ id }) => id),
          ["rule_type"],
        )
      }),
    delete: (ids: readonly string[], sharedContext?: SharedContext): Promise<void> =>
      core.write(sharedContext, async ({ db }) => {
        await deleteRows(db, "price_rule", parsedIds(ids))
      }),
  }
}
