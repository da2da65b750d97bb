import type { Context } from "../../../platform/http/operation.ts"
import { fulfillmentErrors, retrieveFulfillment, sendFulfillment } from "../fulfillments/index.ts"
import { linesOf } from "./fulfill-order.ts"
import { lockOrderFor, setStatus } from "./lock-order.ts"
import { statusAfterShipping } from "./rules.ts"

/** Which fulfillment was sent, and how. */
export interface OrderShipment {
  readonly fulfillment_id: string
  readonly tracking_numbers?: readonly string[] | null | undefined
  readonly no_notification?: boolean | null | undefined
}

/**
 * Marks a fulfillment of an order as sent.
 * @throws orders.not_found, orders.canceled, fulfillments.not_found, fulfillments.not_in_order,
 *   fulfillments.canceled
 * @locks order
 * @emits order.shipment_created
 * @since 0.1
 */
export async function shipOrder(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  input: OrderShipment,
): Promise<void> {
  const { fulfillment_id } = input
  const order = await lockOrderFor(db, id, "ship")
  const fulfillment = await retrieveFulfillment(
    db,
    fulfillment_id,
    { order_id: id },
    fulfillmentErrors.not_in_order,
  )
  const no_notification = input.no_notification ?? fulfillment.no_notification ?? order.no_notification
  await sendFulfillment(db, fulfillment, {
    trackingNumbers: input.tracking_numbers,
    noNotification: no_notification,
  })
  await setStatus(db, id, { fulfillment_status: statusAfterShipping(await linesOf(db, id)) })
  await emit("order.shipment_created", { id, fulfillment_id, no_notification })
}
