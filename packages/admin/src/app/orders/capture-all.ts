import type { Stheno } from "@stheno/js-client"
import { t } from "../messages/index.ts"

/**
 * Captures all payments of an order that are authorized.
 * @throws when a provider refuses: v1's operation succeeds then, and the order says so
 */
export async function captureAll(client: Stheno, id: string): Promise<void> {
  const { order } = await client.admin.orders.capturePayment(id)
  if (order.payment_status === "requires_action") throw new Error(t.orderList.captureDeclined)
}
