import "server-only"
import type { Cart, StoreClient } from "@stheno/js-client/store"
import { cartId } from "./cart"
import { choicesOf, viewOfCart, type CartView, type PaymentView, type ShippingChoice } from "./cart-view"
import { payloadOf, type CheckoutInput } from "./checkout-rules"
import { isNotFound } from "./errors"
import { leavesFor } from "./payment-rules"
import { customerClient } from "./session"

/** The time that placing an order may take: providers call banks, in milliseconds. */
const completionTimeout = 60_000

/** The shipping options for a cart, with the prices that its summary will show. */
export async function listChoices(cart: CartView): Promise<ShippingChoice[]> {
  const client = await customerClient()
  const { shipping_options } = await client.shippingOptions.listCartOptions(cart.id)
  return choicesOf(shipping_options, cart.includesTax)
}

/** Puts contact and addresses on the cart, and the language that emails about the order are written in. */
export async function saveContact(client: StoreClient, id: string, input: CheckoutInput): Promise<Cart> {
  const { cart } = await client.carts.update(id, {
    email: input.email,
    ...(input.locale && { context: { locale: input.locale } }),
    shipping_address: payloadOf(input.shipping),
    billing_address: payloadOf(input.billing),
  })
  return cart
}

/**
 * Selects a shipping option, unless the cart has it already. v1 keeps one method per shipping profile, and items of other
 * profiles need their own: options of one profile are offered as one choice, so one is all that this storefront sends.
 */
export async function selectShipping(client: StoreClient, cart: Cart, optionId: string): Promise<Cart> {
  const chosen = (cart.shipping_methods ?? []).map((method) => method.shipping_option_id)
  if (!optionId || chosen.includes(optionId)) return cart
  return (await client.carts.addShippingMethod(cart.id, { option_id: optionId })).cart
}

/** Prepares the payment of the cart with a provider, unless that has been done. A cart that costs nothing needs none. */
export async function selectPayment(client: StoreClient, cart: Cart, providerId: string): Promise<Cart> {
  if ((cart.total ?? 0) <= 0 || !providerId) return cart
  const selected = (cart.payment_sessions ?? []).find((session) => session.is_selected === true)
  if (selected?.provider_id === providerId && selected.status !== "error") return cart
  const { cart: prepared } = await client.carts.createPaymentSessions(cart.id)
  const now = (prepared.payment_sessions ?? []).find((session) => session.is_selected === true)
  if (now?.provider_id === providerId) return prepared
  return (await client.carts.setPaymentSession(cart.id, { provider_id: providerId })).cart
}

/**
 * The selected payment of a cart, as its provider knows it now if customers pay on a page of the provider: they may have paid there
 * and not have returned, and a payment that expired is replaced by one with another page.
 * @returns null if no payment is selected
 */
export async function refreshPayment(client: StoreClient, cart: Cart): Promise<PaymentView | null> {
  const { payment } = viewOfCart(cart)
  if (!payment?.redirectUrl) return payment
  return viewOfCart((await client.carts.createPaymentSessions(cart.id)).cart).payment
}

/** The cart with what the customer has done meanwhile on the page of a provider, which decides what the button says. */
export async function withFreshPayment(cart: CartView): Promise<CartView> {
  if (leavesFor(cart.payment) !== "approval") return cart
  const client = await customerClient()
  const prepared = await client.carts.createPaymentSessions(cart.id).catch(() => undefined)
  return prepared ? viewOfCart(prepared.cart) : cart
}

/** How a completion ended: with an order or exchange, or with a payment that the customer has to confirm. */
export type Completion =
  | { readonly type: "order"; readonly id: string; readonly email: string }
  | { readonly type: "swap"; readonly id: string }
  | { readonly type: "payment"; readonly cart: CartView; readonly status: string }

/**
 * Completes a cart. Sending this twice is safe: the API makes one order of a cart. If its response is lost, the order is
 * looked up by the cart, so the customer does not have to wonder whether they have bought something.
 */
export async function completeCart(client: StoreClient, id: string): Promise<Completion> {
  try {
    const result = await client.carts.complete(id, undefined, { timeout: completionTimeout })
    if (result.type === "order") return { type: "order", id: result.data.id, email: result.data.email }
    if (result.type === "swap") return { type: "swap", id: result.data.id }
    return { type: "payment", cart: viewOfCart(result.data), status: result.payment_status ?? "pending" }
  } catch (error) {
    const placed = await orderOfCart(client, id).catch(() => undefined)
    if (placed) return { type: "order", ...placed }
    throw error
  }
}

/** The order that a cart became; undefined if it did not. */
export async function orderOfCart(
  client: StoreClient,
  id: string,
): Promise<{ readonly id: string; readonly email: string } | undefined> {
  try {
    const { order } = await client.orders.retrieveByCartId(id)
    return { id: order.id, email: order.email }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** The order that the customer's cart has become, if the browser has not learned about it yet. */
export async function placedOrder(): Promise<string | undefined> {
  const id = await cartId()
  if (!id) return undefined
  return (await orderOfCart(await customerClient(), id))?.id
}
