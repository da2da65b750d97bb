import {
  currencyDecimals,
  findProviderPayment,
  sql,
  type FoundPayment,
  type ProviderPayment,
  type Shop,
} from "@stheno/core"
import type Stripe from "stripe"
import { describeAmount } from "./amounts.ts"
import { addNote } from "./notes.ts"
import { isPartial } from "./payment-data.ts"

/**
 * Brings the store in line with a payment that the customer has confirmed: completes the cart of a customer who did
 * not return to the storefront, or authorizes the payment collection, and captures in the store what Stripe has
 * captured. Repeating it changes nothing.
 */
export async function settleIntent(shop: Shop, intent: Stripe.PaymentIntent): Promise<void> {
  const resource = intent.metadata["resource_id"]
  const isConfirmed = intent.status === "requires_capture" || intent.status === "succeeded"
  if (!isConfirmed || !resource) return
  const found = await findProviderPayment(shop, { serviceId: intent.id, resourceId: resource })
  if (!found.isKnown) return
  const payment = found.payment ?? (await place(shop, intent, { resource, session: found.session }))
  if (!payment || payment.canceled_at || intent.status !== "succeeded") return
  if (!payment.captured_at)
    await shop.call("admin.PostPaymentsPaymentCapture", { params: { id: payment.id } })
  if (!payment.order_id) return
  await concludeOrder(shop, payment.order_id)
  // Also if the capture came from the store: Stripe had captured a part before, and released the rest.
  if (isPartial(intent) && !(await isPartWanted(shop, payment.id)))
    await noteRest(shop, payment.order_id, intent)
}

async function place(
  shop: Shop,
  intent: Stripe.PaymentIntent,
  { resource, session }: { readonly resource: string; readonly session: FoundPayment["session"] },
): Promise<ProviderPayment | undefined> {
  if (!session) {
    const about = { payment_intent: intent.id, resource, status: intent.status }
    shop.log.warn(about, "A payment at Stripe belongs to no payment session; cancel or refund it there")
    return undefined
  }
  if (resource.startsWith("cart_"))
    await shop.call("store.PostCartsCartComplete", { params: { id: resource } })
  else
    await shop.call("store.PostPaymentCollectionsSessionsSessionAuthorize", {
      params: { id: resource, session_id: session.id },
    })
  return (await findProviderPayment(shop, { serviceId: intent.id, resourceId: resource })).payment
}

/** Once every payment of an order is captured, the order is, too. */
async function concludeOrder(shop: Shop, id: string): Promise<void> {
  const { rows } = await sql`select 1 from "order" o
    where o.id = ${id} and o.canceled_at is null and o.payment_status in ('not_paid', 'awaiting', 'requires_action')
      and not exists (select from payment p
        where p.order_id = o.id and p.captured_at is null and p.canceled_at is null)`.execute(shop.db)
  if (rows.length > 0) await shop.call("admin.PostOrdersOrderCapture", { params: { id } })
}

/** Whether the store has asked for a part. */
async function isPartWanted(shop: Shop, paymentId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from payment_call
    where payment_id = ${paymentId} and kind = 'capture' and amount > 0`.execute(shop.db)
  return rows.length > 0
}

async function noteRest(shop: Shop, orderId: string, intent: Stripe.PaymentIntent): Promise<void> {
  const amount = (value: number) => describeAmount(value, intent.currency, currencyDecimals(intent.currency))
  const text = `Only ${amount(intent.amount_received)} of ${amount(intent.amount)} was captured in Stripe (${intent.id}).`
  await addNote(shop, orderId, text)
}
