import { selectionOf, type Selection, type SelectionQuery } from "../query/selection.ts"
import { orderErrors } from "./errors.ts"
import type { OrderView } from "./loaded-selection.ts"
import { adminOrder } from "./selections.ts"

const includes = "returnable_items"

/**
 * What an admin user wants to see of one order. `returnable_items` among `fields` asks for the lines that can come
 * back, and says nothing about the other fields.
 * @throws invalid_data when something is named that an order does not have
 * @since 0.1
 */
export function adminView(query: SelectionQuery): OrderView {
  const names = query.fields?.split(",").map((name) => name.trim()) ?? []
  const rest = names.filter((name) => name !== includes)
  const fields = rest.length > 0 ? rest.join(",") : null
  return {
    wanted: selectionOf({ ...query, fields }, adminOrder),
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
