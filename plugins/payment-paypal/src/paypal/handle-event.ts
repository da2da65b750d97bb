import type { Shop } from "@stheno/core"
import { describeAmount, type PayPalAmount } from "./amounts.ts"
import type { PayPalClient } from "./client.ts"
import { addNote, findPayment } from "./find-payment.ts"
import { captureAbove, retrieveOrder, type PayPalOrder } from "./orders.ts"
import { settleOrder } from "./settle-order.ts"

/** The object of a webhook, with the properties that the plugin reads. */
interface EventResource {
  readonly id?: string
  readonly custom_id?: string
  readonly amount?: PayPalAmount
  readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: string } }
  readonly links?: readonly { readonly rel: string; readonly href: string }[]
  readonly dispute_id?: string
  readonly reason?: string
  readonly dispute_amount?: PayPalAmount
  readonly dispute_outcome?: { readonly outcome_code?: string }
  readonly disputed_transactions?: readonly { readonly seller_transaction_id?: string }[]
}

/**
 * Handles an event. The order is read from PayPal again, so that events that arrive late or in another order than they
 * happened do no harm.
 */
export async function handleEvent(
  shop: Shop,
  client: PayPalClient,
  { type, resource }: { readonly type: string; readonly resource: EventResource },
): Promise<void> {
  const order = await orderOf(client, resource)
  if (!order) return shop.log.info({ type, id: resource.id }, "An event of PayPal names no order")
  if (type === "PAYMENT.AUTHORIZATION.CREATED" || type === "PAYMENT.CAPTURE.COMPLETED")
    return settleOrder(shop, order)
  const { payment } = await findPayment(shop, order)
  if (!payment?.order_id || (payment.canceled_at && type === "PAYMENT.AUTHORIZATION.VOIDED")) return
  const text = noteOf(type, resource)
  if (text) await addNote(shop, payment.order_id, text)
}

/** @returns undefined for what the store did itself */
function noteOf(type: string, resource: EventResource): string | undefined {
  const { id, custom_id, amount, dispute_id, dispute_amount, reason, dispute_outcome } = resource
  switch (type) {
    case "PAYMENT.AUTHORIZATION.VOIDED":
      return `The authorization ${id} was voided or has expired at PayPal.`
    case "PAYMENT.CAPTURE.REFUNDED":
      if (custom_id?.startsWith("paycall_") || !amount) return undefined
      return `A refund of ${describeAmount(amount)} (${id}) was made at PayPal, not in the store.`
    case "CUSTOMER.DISPUTE.CREATED":
      return `A dispute${dispute_amount ? ` about ${describeAmount(dispute_amount)}` : ""} (${dispute_id}) was opened: ${reason ?? "no reason given"}. Respond to it at PayPal.`
    default:
      return `The dispute ${dispute_id} ended: ${dispute_outcome?.outcome_code ?? "see PayPal"}.`
  }
}

async function orderOf(client: PayPalClient, resource: EventResource): Promise<PayPalOrder | undefined> {
  const known = resource.supplementary_data?.related_ids?.order_id
  if (known) return retrieveOrder(client, known)
  const capture = resource.disputed_transactions?.[0]?.seller_transaction_id ?? captureAbove(resource)
  if (!capture) return undefined
  const path = `/v2/payments/captures/${encodeURIComponent(capture)}`
  const found = await client.send<EventResource>({ method: "GET", path })
  const id = found.supplementary_data?.related_ids?.order_id
  return id ? retrieveOrder(client, id) : undefined
}
