import type { Executor } from "../../../platform/query/fetch.ts"
import { readableColumns } from "../../../platform/query/plan.ts"
import { entitiesOf, type Entities } from "../../../platform/query/registry.ts"
import {
  selectionOf,
  type Selection,
  type SelectionQuery,
  type SelectionRules,
} from "../../../platform/query/selection.ts"
import { orderErrors } from "./errors.ts"
import type { OrderView } from "./loaded-selection.ts"
import { adminOrder } from "./selections.ts"
import { Order } from "./tables.ts"

const includes = "returnable_items"

/**
 * What an admin user wants to see of one order. `returnable_items` in `expand` adds the lines that can be returned;
 * it is not a relation, so an `expand` that names nothing else keeps the default relations. `fields` accepts it too.
 * @param db says which fields an order has in this store
 * @throws invalid_data when the query names a field or relation that an order does not have
 * @source facts/api/defaults-expand, allowedOrderIncludes
 * @since 0.1
 */
export function adminView(db: Executor, query: SelectionQuery): OrderView {
  const fields = withoutInclude(query.fields)
  const expand = withoutInclude(query.expand)
  return {
    wanted: selectionOf({ fields: fields.rest, expand: expand.rest }, adminRules(db)),
    shows: "asked",
    withReturnableItems: fields.isIncluded || expand.isIncluded,
  }
}

/** The list without `returnable_items`, and null when nothing is left of it. */
function withoutInclude(list: string | null | undefined) {
  const names = list?.split(",").map((name) => name.trim()) ?? []
  const rest = names.filter((name) => name !== includes)
  const isIncluded = rest.length < names.length
  return { isIncluded, rest: isIncluded ? rest.join(",") || null : list }
}

/**
 * Rejects `returnable_items` in responses that do not include it.
 * @throws orders.includes_not_supported
 * @since 0.1
 */
export function withoutReturnableItems(selection: Selection): Selection {
  const isNamed = selection.fields?.includes(includes) || selection.relations.includes(includes)
  if (isNamed) throw orderErrors.includes_not_supported()
  return selection
}

const rulesOf = new WeakMap<Entities, SelectionRules>()

/**
 * What admin users see of an order when they do not say: `adminOrder`, and the columns that a project has added.
 * @since 0.1
 */
export function adminRules(db: Executor): SelectionRules {
  const entities = entitiesOf(db)
  const known = rulesOf.get(entities)
  if (known) return known
  // A built-in entity, which projects extend and cannot remove.
  const own = readableColumns(entities.Order!).filter((name) => !Object.hasOwn(Order.facts, name))
  const rules = { ...adminOrder, fields: [...(adminOrder.fields ?? []), ...own] }
  rulesOf.set(entities, rules)
  return rules
}
