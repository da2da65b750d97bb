import type { Executor } from "../query/fetch.ts"
import { readableColumns } from "../query/plan.ts"
import { entitiesOf, type Entities } from "../query/registry.ts"
import { selectionOf, type Selection, type SelectionQuery, type SelectionRules } from "../query/selection.ts"
import { orderErrors } from "./errors.ts"
import type { OrderView } from "./loaded-selection.ts"
import { adminOrder } from "./selections.ts"
import { Order } from "./tables.ts"

const includes = "returnable_items"

/**
 * What an admin user wants to see of one order. `returnable_items` among `fields` asks for the lines that can come
 * back, and says nothing about the other fields.
 * @param db says what an order has in this shop
 * @throws invalid_data when something is named that an order does not have
 * @since 0.1
 */
export function adminView(db: Executor, query: SelectionQuery): OrderView {
  const names = query.fields?.split(",").map((name) => name.trim()) ?? []
  const rest = names.filter((name) => name !== includes)
  const fields = rest.length > 0 ? rest.join(",") : null
  return {
    wanted: selectionOf({ ...query, fields }, adminRules(db)),
    shows: "asked",
    withReturnableItems: rest.length < names.length,
  }
}

/**
 * Refuses `returnable_items` where it is not given out.
 * @throws orders.includes_not_supported
 * @since 0.1
 */
export function withoutReturnableItems(selection: Selection): Selection {
  if (selection.fields?.includes(includes)) throw orderErrors.includes_not_supported()
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
  const own = readableColumns(entities.Order!).filter((name) => !Object.hasOwn(Order.facts, name))
  const rules = { ...adminOrder, fields: [...(adminOrder.fields ?? []), ...own] }
  rulesOf.set(entities, rules)
  return rules
}
