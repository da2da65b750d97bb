import type { Context } from "../../../platform/http/operation.ts"
import { fulfillmentErrors, replaceTrackingNumbers, retrieveFulfillment } from "../fulfillments/index.ts"
import { lockOrderFor, setStatus } from "./lock-order.ts"

/** The tracking numbers that a fulfillment of an order shall have. */
export interface TrackingChange {
  readonly fulfillmentId: string
  readonly trackingNumbers: readonly string[]
}

/**
 * Replaces the tracking numbers of a fulfillment of an order.
 * @throws orders.not_found, orders.canceled, fulfillments.not_found, fulfillments.not_in_order, fulfillments.canceled
 * @locks order
 * @emits order.updated
 * @since 0.1
 */
export async function changeTracking(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  { fulfillmentId, trackingNumbers }: TrackingChange,
): Promise<void> {
  const { no_notification } = await lockOrderFor(db, id, "update")
  const owner = { order_id: id }
  const fulfillment = await retrieveFulfillment(db, fulfillmentId, owner, fulfillmentErrors.not_in_order)
  await replaceTrackingNumbers(db, fulfillment, trackingNumbers)
  await setStatus(db, id, {})
  await emit("order.updated", { id, no_notification })
}
