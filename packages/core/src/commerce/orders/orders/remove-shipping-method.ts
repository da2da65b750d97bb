import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { deleteShippingMethods } from "../../sales/shipping/index.ts"
import { orderErrors } from "./errors.ts"
import { lockOrderFor, setStatus } from "./lock-order.ts"
import { retrieveOutstanding } from "./outstanding.ts"

/**
 * Removes a shipping method that was added to an order, while its price is outstanding and nothing was fulfilled with it. What
 * an order was placed with stays; in an order without a cart, which was imported, that is what is not outstanding.
 * @throws orders.not_found, orders.canceled, orders.shipping_method_not_found, orders.shipping_method_kept
 * @locks order
 * @emits order.updated
 * @since 0.3
 */
export async function removeShippingMethod(context: Context, id: string, methodId: string): Promise<void> {
  const { db, emit } = context
  const { no_notification } = await lockOrderFor(db, id, "update")
  const { order, outstanding } = await retrieveOutstanding(context, id)
  const method = order.shipping_methods?.find((each) => each.id === methodId)
  if (!method) throw orderErrors.shipping_method_not_found(methodId)
  if (method.cart_id) throw orderErrors.shipping_method_kept("the order was placed with it")
  const total = "total" in method ? Number(method.total) : method.price
  if (total > outstanding) throw orderErrors.shipping_method_kept("it has been paid")
  if (await isUsed(db, id, methodId)) throw orderErrors.shipping_method_kept("items were fulfilled with it")
  await deleteShippingMethods(db, [methodId])
  await setStatus(db, id, {})
  await emit("order.updated", { id, no_notification })
}

/** A single shipping method carries everything; several carry the items of their shipping profiles. */
async function isUsed(db: Executor, orderId: string, methodId: string): Promise<boolean> {
  const { rows } = await sql`select from fulfillment f
    where f.order_id = ${orderId} and f.canceled_at is null and (
      not exists (select from shipping_method m where m.order_id = ${orderId} and m.id <> ${methodId})
      or exists (select from fulfillment_item i join line_item l on l.id = i.item_id
        join product_variant v on v.id = l.variant_id
        join product_shipping_profile p on p.product_id = v.product_id
        join shipping_method m on m.id = ${methodId}
        join shipping_option o on o.id = m.shipping_option_id and o.profile_id = p.profile_id
        where i.fulfillment_id = f.id)) limit 1`.execute(db)
  return rows.length > 0
}
