import type { Context } from "../../../platform/http/operation.ts"
import { cancelFulfillment } from "../fulfillments/index.ts"
import { lockOrder, setStatus } from "./lock-order.ts"

/**
 * Cancels a fulfillment of an order that was not sent. The provider is asked first, while nothing is locked; asked
 * again after a crash it must say yes again.
 * @throws orders.not_found, fulfillments.not_found, fulfillments.not_related, fulfillments.already_shipped,
 *   fulfillments.provider_failed
 * @locks order, then inventory levels
 * @emits order.fulfillment_canceled, inventory-level.updated, reservation-item.created
 * @since 0.1
 */
export async function cancelOrderFulfillment(
  context: Context,
  id: string,
  fulfillmentId: string,
): Promise<void> {
  await cancelFulfillment(context, {
    fulfillmentId,
    owner: { order_id: id },
    relation: `order: ${id}`,
    lock: (stage) => lockOrder(stage.db, id),
    canceled: async (stage, { no_notification }) => {
      await setStatus(stage.db, id, { fulfillment_status: "canceled" })
      await stage.emit("order.fulfillment_canceled", { id, fulfillment_id: fulfillmentId, no_notification })
    },
  })
}
