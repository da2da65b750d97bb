import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { loadById, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { methodOfProfiles } from "../fulfillments/index.ts"
import { deleteShippingMethods } from "../../sales/shipping/index.ts"
import { concludePayment } from "./conclude-payment.ts"
import { orderErrors } from "./errors.ts"
import { lockOrderFor, setStatus } from "./lock-order.ts"
import { retrieveOutstanding } from "./outstanding.ts"

/**
 * Removes a shipping method that was added to an order, while its price is outstanding and nothing was fulfilled with it. What
 * an order was placed with stays; in an order without a cart, which was imported, that is what is not outstanding.
 * @throws orders.not_found, orders.canceled, orders.shipping_method_not_found, orders.shipping_method_kept
 * @locks order
 * @emits order.updated; order.payment_captured when nothing is outstanding any more of an order that waited for its payment
 * @since 0.1
 */
export async function removeShippingMethod(context: Context, id: string, methodId: string): Promise<void> {
  const { db, emit } = context
  const locked = await lockOrderFor(db, id, "update")
  const { order, outstanding } = await retrieveOutstanding(context, id)
  const method = order.shipping_methods?.find((each) => each.id === methodId)
  if (!method) throw orderErrors.shipping_method_not_found(methodId)
  if (method.cart_id) throw orderErrors.shipping_method_kept("the order was placed with it")
  const total = "total" in method ? Number(method.total) : method.price
  if (total > outstanding) throw orderErrors.shipping_method_kept("it has been paid")
  if (await isUsed(db, id, methodId)) throw orderErrors.shipping_method_kept("items were fulfilled with it")
  await deleteShippingMethods(db, [methodId])
  await setStatus(db, id, {})
  await emit("order.updated", { id, no_notification: locked.no_notification })
  await concludePayment(context, locked)
}

/** Items that are fulfilled, with the shipping profiles of their products. */
interface PackedItem {
  readonly fulfillmentId: string
  readonly profileIds: readonly string[]
}

/** A fulfillment does not say with which shipping method it was created: the rule by which items are packed does. */
async function isUsed(db: Executor, orderId: string, methodId: string): Promise<boolean> {
  const { shipping_methods: methods } = await loadById(db, "Order", orderId, withOptions)
  const { rows } = await sql<PackedItem>`select f.id as "fulfillmentId", array(
      select p.profile_id from line_item l join product_variant v on v.id = l.variant_id
        join product_shipping_profile p on p.product_id = v.product_id where l.id = i.item_id) as "profileIds"
    from fulfillment f join fulfillment_item i on i.fulfillment_id = f.id
    where f.order_id = ${orderId} and f.canceled_at is null`.execute(db)
  return rows.some(({ fulfillmentId, profileIds }) => {
    const known = methods.filter((method) => !isNewer(method.id, fulfillmentId))
    return methodOfProfiles(known, profileIds)?.id === methodId
  })
}

const withOptions = withRelations("shipping_methods", "shipping_methods.shipping_option")

/** By the times in their IDs, because shipping methods have no other; false where an ID has none. */
function isNewer(id: string, other: string): boolean {
  const [time, otherTime] = [id, other].map((each) => /_([0-9A-HJKMNP-TV-Z]{26})$/.exec(each)?.[1])
  return Boolean(time && otherTime && time > otherTime)
}
