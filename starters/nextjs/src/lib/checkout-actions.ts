"use server"

import { cookies } from "next/headers"
import type { Cart } from "@stheno/js-client/store"
import { cartId, findCart, forgetCart, rememberCart } from "./cart"
import { viewOfCart, type CartView, type PaymentView, type ShippingChoice } from "./cart-view"
import {
  completeCart,
  listChoices,
  orderOfCart,
  refreshPayment,
  saveContact,
  selectPayment,
  selectShipping,
  type Completion,
} from "./checkout"
import { payloadOf, problemsOfCheckout, readCheckout, textOf, type CheckoutInput } from "./checkout-rules"
import type { FieldProblems } from "./checkout-rules"
import { canComplete, paysElsewhere } from "./payment-rules"
import { problemOf, type Problem } from "./problem"
import { cartCountCookie } from "./cookies"
import { customerClient, sessionToken } from "./session"

/** What a step of the checkout reports. What is absent stays as it was. */
export interface CheckoutResult {
  readonly cart?: CartView
  readonly choices?: readonly ShippingChoice[]
  readonly problem?: Problem
  readonly fields?: FieldProblems
  /** the ID of the order that was placed */
  readonly orderId?: string
  /** a payment that the customer has to confirm before the order can be placed */
  readonly confirm?: PaymentView
}

/**
 * Saves contact and addresses while the customer fills in the form, as far as they are complete. Taxes and shipping
 * options depend on them. Fields that are not valid yet are not a problem here.
 */
export async function saveProgress(form: FormData): Promise<CheckoutResult> {
  const input = readCheckout(form)
  const problems = problemsOfCheckout(input, { shipping: false, payment: false })
  if (Object.keys(problems).length > 0) return {}
  return step(async (id) => {
    const client = await customerClient()
    return selectShipping(client, await saveContact(client, id, input), input.optionId)
  })
}

/** Selects a shipping option. */
export async function chooseShipping(optionId: string): Promise<CheckoutResult> {
  return step(async (id) => {
    const client = await customerClient()
    return (await client.carts.addShippingMethod(id, { option_id: optionId })).cart
  })
}

/** Selects a payment provider and prepares the payment, so that its form can be shown. */
export async function choosePayment(providerId: string): Promise<CheckoutResult> {
  let isOffered = true
  const result = await step(async (id) => {
    const cart = await findCart(id)
    const prepared = cart && (await selectPayment(await customerClient(), cart, providerId))
    isOffered = canComplete(providerId, prepared?.payment_sessions)
    return prepared
  })
  return isOffered ? result : { ...result, problem: "paymentUnavailable" }
}

/** Saves the form and prepares the payment, without placing the order: a payment form needs the final amount. */
export async function prepareOrder(form: FormData): Promise<CheckoutResult> {
  const id = await cartId()
  if (!id) return { problem: "cartGone" }
  try {
    const prepared = await prepare(id, form)
    return prepared.cart ? { cart: viewOfCart(prepared.cart) } : prepared.result
  } catch (error) {
    return failed(id, error)
  }
}

/**
 * Places the order. `total` is the amount that the customer saw: if the cart costs something else by now, they see the
 * new total first. Pressing the button again after any failure is safe.
 */
export async function placeOrder(form: FormData): Promise<CheckoutResult> {
  const id = await cartId()
  if (!id) return { problem: "cartGone" }
  try {
    const prepared = await prepare(id, form)
    if (prepared.cart === undefined) return prepared.result
    const seen = Number(textOf(form, "total"))
    const now = viewOfCart(prepared.cart)
    if (now.totals.total !== seen) return { problem: "totalChanged", cart: now }
    if (textOf(form, "save_address") === "yes") await saveAddress(readCheckout(form))
    return (await leave(prepared.cart, textOf(form, "leaves_for"))) ?? (await finish(id))
  } catch (error) {
    return failed(id, error)
  }
}

/**
 * What follows if the button said that it leads to the page of a provider. A customer who has approved the payment meanwhile sees
 * the button that places the order: only its label says that the order obliges to pay.
 * @param reason see `leavesFor`
 * @returns undefined if the button places the order
 */
async function leave(cart: Cart, reason: string): Promise<CheckoutResult | undefined> {
  const view = viewOfCart(cart)
  if (!reason || !view.payment?.redirectUrl) return undefined
  const payment = await refreshPayment(await customerClient(), cart)
  const now = { ...view, payment }
  return payment && (reason === "another" || paysElsewhere(payment))
    ? { cart: now, confirm: payment }
    : { cart: now }
}

/** Completes the cart after the customer has confirmed the payment with its provider. */
export async function completeAfterConfirmation(): Promise<CheckoutResult> {
  const id = await cartId()
  if (!id) return { problem: "cartGone" }
  try {
    return await finish(id)
  } catch (error) {
    return failed(id, error)
  }
}

/** Forgets a cart that has become an order, once its confirmation is shown. */
export async function forgetCompletedCart(): Promise<void> {
  const id = await cartId()
  if (id && !(await findCart(id))) await forgetCart()
}

type Prepared =
  | { readonly cart: Cart; readonly result?: never }
  | { readonly cart?: undefined; readonly result: CheckoutResult }

async function prepare(id: string, form: FormData): Promise<Prepared> {
  const client = await customerClient()
  const cart = await findCart(id)
  if (!cart) {
    const placed = await orderOfCart(client, id)
    return { result: placed ? { orderId: placed.id } : { problem: "cartGone" } }
  }
  const view = viewOfCart(cart)
  if (view.lines.length === 0) return { result: { problem: "cartEmpty" } }
  const input = readCheckout(form)
  const needs = { shipping: view.needsShipping, payment: view.totals.total > 0 }
  const fields = problemsOfCheckout(input, needs)
  if (Object.keys(fields).length > 0) return { result: { fields } }
  const saved = await saveContact(client, id, input)
  const shipped = await selectShipping(client, saved, input.optionId)
  const paid = await selectPayment(client, shipped, input.providerId)
  if (needs.payment && !canComplete(input.providerId, paid.payment_sessions))
    return { result: { cart: viewOfCart(paid), problem: "paymentUnavailable" } }
  return { cart: paid }
}

async function finish(id: string): Promise<CheckoutResult> {
  const completion: Completion = await completeCart(await customerClient(), id)
  if (completion.type === "payment") {
    const { cart } = completion
    return cart.payment ? { cart, confirm: cart.payment } : { cart, problem: "paymentDeclined" }
  }
  // The cart's cookie stays until the confirmation is shown: without it, this page would show an empty bag meanwhile.
  return { orderId: completion.id }
}

/** The cart after a failure: what is in stock, what codes are valid and what it costs may have changed. */
async function failed(id: string, error: unknown): Promise<CheckoutResult> {
  const problem = problemOf(error)
  const cart = problem === "offline" ? undefined : await findCart(id).catch(() => undefined)
  return { problem, ...(cart ? { cart: viewOfCart(cart) } : {}) }
}

/** Runs one step, and reports the cart with the shipping options that it has afterwards. */
async function step(change: (id: string) => Promise<Cart | undefined>): Promise<CheckoutResult> {
  const id = await cartId()
  if (!id) return { problem: "cartGone" }
  try {
    const changed = await change(id)
    if (!changed) return { problem: "cartGone" }
    const cart = viewOfCart(changed)
    if ((await cookies()).get(cartCountCookie)?.value !== String(cart.count)) await rememberCart(cart)
    return { cart, choices: await listChoices(cart) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Adds the shipping address to the customer's address book. An order is never lost because this fails. */
async function saveAddress({ shipping }: CheckoutInput): Promise<void> {
  if (!(await sessionToken())) return
  const { country_code, first_name, last_name, address_1, city, postal_code, ...rest } = payloadOf(shipping)
  if (!country_code || !first_name || !last_name || !address_1 || !city) return
  const address = {
    ...rest,
    country_code,
    first_name,
    last_name,
    address_1,
    city,
    postal_code: postal_code ?? "",
  }
  const client = await customerClient()
  await client.customers.addresses.addAddress({ address }).catch(() => undefined)
}
