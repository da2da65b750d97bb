"use server"

import { dueOfCart, viewOfCart, type CartView, type PaymentView } from "./cart-view"
import { findSwap, providersOfOrder } from "./changes"
import { completeCart, refreshPayment, selectPayment, selectShipping } from "./checkout"
import { textOf } from "./checkout-rules"
import { dueOfCollection, payCollection, prepareCollection, unpaidCollection } from "./differences"
import type { FormResult } from "./forms"
import { leaveWithoutScripts } from "./leave-without-scripts"
import {
  canComplete,
  pageOf,
  paysElsewhere,
  problemOfUnpaid,
  type Due,
  type PreparedPayment,
} from "./payment-rules"
import { problemOf, type Problem } from "./problem"
import { customerClient } from "./session"

/** What a step of a payment of a difference reports. What is absent stays as it was. */
export interface DifferenceResult {
  readonly problem?: Problem
  /** what is due now, and the payment that has been prepared for it */
  readonly due?: Due
  /** whether the change has taken effect */
  readonly isDone?: boolean
}

/** What is due. Some providers need a form that is missing here, as the payment tells that was prepared with them. */
function offered(due: Due, providerId: string, sessions?: readonly PreparedPayment[]): DifferenceResult {
  return canComplete(providerId, sessions) ? { due } : { due, problem: "paymentUnavailable" }
}

/** Prepares the payment of a change of an order with a provider. */
export async function prepareEdit(editId: string, providerId: string): Promise<DifferenceResult> {
  const client = await customerClient()
  try {
    const { order_edit: edit } = await client.orderEdits.retrieve(editId)
    const unpaid = unpaidCollection(edit)
    if (!unpaid) return edit.status === "confirmed" ? { isDone: true } : {}
    const prepared = await prepareCollection(client, unpaid.id, providerId)
    const due = dueOfCollection(prepared, await providersOfOrder(edit.order_id))
    return offered(due, providerId, prepared.payment_sessions)
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Confirms a change of an order, and pays the difference if there is one. Repeating it is safe. */
export async function confirmEdit(_previous: FormResult, form: FormData): Promise<FormResult> {
  return leaveWithoutScripts(await payEdit(form), form, `/order-edits/${textOf(form, "edit_id")}`)
}

async function payEdit(form: FormData): Promise<FormResult> {
  const client = await customerClient()
  try {
    const { order_edit: edit } = await client.orderEdits.retrieve(textOf(form, "edit_id"))
    const unpaid = unpaidCollection(edit)
    const providerId = textOf(form, "provider_id")
    if (unpaid) {
      if (!providerId) return { problem: "paymentIncomplete" }
      const prepared = await prepareCollection(client, unpaid.id, providerId)
      if (!canComplete(providerId, prepared.payment_sessions)) return { problem: "paymentUnavailable" }
      if (prepared.amount !== Number(textOf(form, "total"))) return { problem: "totalChanged" }
      const paid = await payCollection(client, prepared, providerId)
      if (!paid.isPaid) return leaveOrStay(paid, prepared.amount)
    }
    await client.orderEdits.complete(edit.id)
    return { isDone: true }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

interface Unpaid {
  readonly status: string
  readonly payment: PaymentView | null
}

/** What follows after an attempt to pay: the page on which the customer pays, or a problem. */
function leaveOrStay({ status, payment }: Unpaid, amount: number): FormResult {
  const page = pageOf(payment, amount)
  return page ? { page } : { problem: problemOfUnpaid(status, payment) }
}

/** Declines a change of an order. */
export async function declineEdit(_previous: FormResult, form: FormData): Promise<FormResult> {
  const reason = textOf(form, "reason")
  try {
    const { orderEdits } = await customerClient()
    await orderEdits.decline(textOf(form, "edit_id"), reason ? { declined_reason: reason } : {})
    return { isDone: true }
  } catch (error) {
    return { problem: problemOf(error), values: { reason } }
  }
}

/** Chooses how the new items of an exchange are shipped, and returns the difference that is then due. */
export async function chooseSwapShipping(
  cartId: string,
  optionId: string,
): Promise<{ readonly cart?: CartView; readonly problem?: Problem }> {
  try {
    const { carts } = await customerClient()
    return { cart: viewOfCart((await carts.addShippingMethod(cartId, { option_id: optionId })).cart) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Prepares the payment of an exchange with a provider. `optionId` is empty while no shipping option is chosen. */
export async function prepareSwap(
  cartId: string,
  providerId: string,
  optionId: string,
): Promise<DifferenceResult> {
  const client = await customerClient()
  try {
    const { cart } = await client.carts.retrieve(cartId)
    if (cart.completed_at) return { isDone: true }
    const shipped = await selectShipping(client, cart, optionId)
    const prepared = await selectPayment(client, shipped, providerId)
    return offered(dueOfCart(viewOfCart(prepared)), providerId, prepared.payment_sessions)
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Confirms an exchange, and pays the difference if there is one. Repeating it is safe. */
export async function confirmSwap(_previous: FormResult, form: FormData): Promise<FormResult> {
  return leaveWithoutScripts(await paySwap(form), form, `/swaps/${textOf(form, "cart_id")}`)
}

async function paySwap(form: FormData): Promise<FormResult> {
  const client = await customerClient()
  const cartId = textOf(form, "cart_id")
  try {
    const { cart } = await client.carts.retrieve(cartId)
    if (cart.completed_at) return { isDone: true }
    const shipped = await selectShipping(client, cart, textOf(form, "option_id"))
    const { totals } = viewOfCart(shipped)
    const providerId = textOf(form, "provider_id")
    if (totals.total !== Number(textOf(form, "total"))) return { problem: "totalChanged" }
    if (totals.total > 0 && !providerId) return { problem: "paymentIncomplete" }
    const paid = await selectPayment(client, shipped, providerId)
    if (totals.total > 0 && !canComplete(providerId, paid.payment_sessions))
      return { problem: "paymentUnavailable" }
    const payment = await refreshPayment(client, paid)
    if (paysElsewhere(payment)) return leaveOrStay({ status: payment.status, payment }, totals.total)
    const completion = await completeCart(client, cart.id)
    if (completion.type !== "payment") return { isDone: true }
    return leaveOrStay({ status: completion.status, payment: completion.cart.payment }, totals.total)
  } catch (error) {
    const swap = await findSwap(cartId).catch(() => null)
    return swap?.confirmed_at ? { isDone: true } : { problem: problemOf(error) }
  }
}
