import { currencyDecimals, findProviderPayment, sql, type ProviderPayment, type Shop } from "@stheno/core"
import type Stripe from "stripe"
import { describeAmount } from "./amounts.ts"

/** Adds a note to an order, unless the order has it already. */
export async function addNote(shop: Shop, orderId: string, value: string): Promise<void> {
  const { rows } = await sql`select 1 from note where resource_id = ${orderId} and value = ${value}`.execute(
    shop.db,
  )
  if (rows.length > 0) return
  await shop.call("admin.PostNotes", { body: { resource_id: orderId, resource_type: "order", value } })
}

/** Notes a refund that was not made through the store, and a refund that failed later. */
export async function noteRefund(shop: Shop, stripe: Stripe, refund: Stripe.Refund): Promise<void> {
  const { amount, currency, status, failure_reason } = refund
  const text = `${describe(amount, currency)} (${refund.id})`
  if (status === "failed" || status === "canceled")
    return noteOn(
      shop,
      stripe,
      refund,
      `The refund of ${text} failed at Stripe: ${failure_reason ?? status}.`,
    )
  if (refund.metadata?.["call_id"]) return
  const reason = refund.metadata?.["reason"]
  const cause = reason ? `because of: ${reason}` : "in Stripe, not in the store"
  await noteOn(shop, stripe, refund, `A refund of ${text} was made ${cause}.`)
}

/** Notes that a customer disputes a payment, and how it ended. */
export async function noteDispute(shop: Shop, stripe: Stripe, dispute: Stripe.Dispute): Promise<void> {
  const { amount, currency, id, reason, status } = dispute
  const ended = ["won", "lost", "warning_closed"].includes(status)
  const event = ended ? `ended: ${status}` : `opened: ${reason}. Respond to it in Stripe's dashboard`
  await noteOn(shop, stripe, dispute, `A dispute about ${describe(amount, currency)} (${id}) was ${event}.`)
}

/** Notes that a payment was canceled in Stripe, for example because its authorization expired. */
export async function noteExpiry(shop: Shop, intent: Stripe.PaymentIntent): Promise<void> {
  const payment = await paymentOf(shop, intent)
  if (!payment?.order_id || payment.canceled_at) return
  const reason = intent.cancellation_reason ?? "no reason given"
  await addNote(shop, payment.order_id, `The payment ${intent.id} was canceled in Stripe: ${reason}.`)
}

async function noteOn(
  shop: Shop,
  stripe: Stripe,
  { payment_intent: of }: Pick<Stripe.Refund | Stripe.Dispute, "payment_intent">,
  text: string,
): Promise<void> {
  const id = typeof of === "string" ? of : of?.id
  if (!id) return
  const payment = await paymentOf(shop, await stripe.paymentIntents.retrieve(id))
  if (payment?.order_id) await addNote(shop, payment.order_id, text)
}

async function paymentOf(
  shop: Shop,
  { id, metadata }: Stripe.PaymentIntent,
): Promise<ProviderPayment | undefined> {
  const resourceId = metadata["resource_id"]
  return resourceId ? (await findProviderPayment(shop, { serviceId: id, resourceId })).payment : undefined
}

function describe(amount: number, currency: string): string {
  return describeAmount(amount, currency, currencyDecimals(currency))
}
