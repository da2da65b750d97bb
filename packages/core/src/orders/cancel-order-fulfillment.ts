import type { Context } from "../http/operation.ts"
import {
  assertNotShipped,
  callFulfillmentProvider,
  markCanceled,
  retrieveFulfillment,
} from "../fulfillments/index.ts"
import { inTransaction } from "../http/in-transaction.ts"
import type { ProviderData } from "../providers.ts"
import { lockOrder, setStatus } from "./lock-order.ts"

/**
 * Cancels a fulfillment of an order that was not sent. The provider is asked first, while nothing is locked; asked
 * again after a crash it must say yes again.
 * @throws orders.not_found, fulfillments.not_found, fulfillments.already_shipped, fulfillments.provider_failed
 * @locks order, then inventory levels
 * @emits order.fulfillment_canceled
 * @since 0.1
 */
export async function cancelOrderFulfillment(
  context: Context,
  id: string,
  fulfillmentId: string,
): Promise<void> {
  const owner = { order_id: id }
  const known = await retrieveFulfillment(context.db, fulfillmentId, owner)
  assertNotShipped(known)
  if (known.canceled_at) return
  await callFulfillmentProvider(context.engine, known.provider_id as string, (provider) =>
    provider.cancelFulfillment(known.data as ProviderData),
  )
  await inTransaction(context, async (stage) => {
    const { no_notification } = await lockOrder(stage.db, id)
    const isNews = await markCanceled(stage, await retrieveFulfillment(stage.db, fulfillmentId, owner))
    if (!isNews) return
    await setStatus(stage.db, id, { fulfillment_status: "canceled" })
    await stage.emit("order.fulfillment_canceled", { id, fulfillment_id: fulfillmentId, no_notification })
  })
}
