import { sql, type FoundPayment, type ProviderPayment, type Shop } from "@stheno/core"
import { describeAmount, toPayPalAmount } from "./amounts.ts"
import { addNote, findPayment, resourceOf } from "./find-payment.ts"
import { capturedAmountOf, captureOf, statusOf, type PayPalOrder } from "./orders.ts"

/**
 * Brings the store in line with a payment that PayPal has authorized or captured: completes the cart of a customer who
 * did not return to the storefront, or authorizes the payment collection, and captures in the store what PayPal has
 * captured. Repeating it changes nothing.
 */
export async function settleOrder(shop: Shop, order: PayPalOrder): Promise<void> {
  if (statusOf(order) !== "authorized") return
  const found = await findPayment(shop, order)
  const payment = found.payment ?? (await place(shop, order, found))
  const isCaptured = captureOf(order)?.status === "COMPLETED"
  if (!payment || payment.captured_at || payment.canceled_at || !isCaptured) return
  await shop.call("admin.PostPaymentsPaymentCapture", { params: { id: payment.id } })
  if (!payment.order_id) return
  await concludeOrder(shop, payment.order_id)
  await noteRest(shop, payment.order_id, order)
}

async function noteRest(shop: Shop, orderId: string, order: PayPalOrder): Promise<void> {
  const captured = capturedAmountOf(order)
  const [unit] = order.purchase_units
  if (captured === undefined || !unit) return
  const part = describeAmount(toPayPalAmount(captured, unit.amount.currency_code))
  await addNote(
    shop,
    orderId,
    `Only ${part} of ${describeAmount(unit.amount)} was captured at PayPal (${order.id}).`,
  )
}

async function place(
  shop: Shop,
  order: PayPalOrder,
  { session }: FoundPayment,
): Promise<ProviderPayment | undefined> {
  const resource = resourceOf(order)
  if (!session) {
    const about = { order: order.id, resource }
    shop.log.warn(about, "A payment at PayPal belongs to no payment session of this store")
    return undefined
  }
  if (resource.startsWith("cart_"))
    await shop.call("store.PostCartsCartComplete", { params: { id: resource } })
  else
    await shop.call("store.PostPaymentCollectionsSessionsSessionAuthorize", {
      params: { id: resource, session_id: session.id },
    })
  return (await findPayment(shop, order)).payment
}

/** Once every payment of an order is captured, the order is, too. */
async function concludeOrder(shop: Shop, id: string): Promise<void> {
  const { rows } = await sql`select 1 from payment
    where order_id = ${id} and captured_at is null and canceled_at is null`.execute(shop.db)
  if (rows.length === 0) await shop.call("admin.PostOrdersOrderCapture", { params: { id } })
}
