import type { Context } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { selectQuery, shape } from "../../../platform/http/shape.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { assertChangedOrder, retrieveChangedOrder } from "./retrieve-order.ts"
import { adminOrder } from "./selections.ts"

/** What operations have in common that change something of an order, e.g. a swap, and answer the order. */
export const orderChange = {
  method: "POST",
  tag: "Orders",
  access: "admin",
  query: shape(selectQuery),
  select: adminOrder,
  assertSelection: assertChangedOrder,
  response: answers({ order: resource("Order") }),
} as const

/**
 * The answer of such an operation.
 * @throws orders.not_found
 * @since 0.1
 */
export async function answerOrder(context: Context, id: string, selection: Selection) {
  return { order: await retrieveChangedOrder(context, id, selection) }
}
