"use server"

import { viewOfCart, type CartView } from "./cart-view"
import { completeCart, selectPayment, selectShipping } from "./checkout"
import { textOf } from "./checkout-rules"
import type { FormResult } from "./forms"
import { problemOf, type Problem } from "./problem"
import { customerClient } from "./session"

/** Confirms a change of an order, and pays the difference if there is one. Repeating it is safe. */
export async function confirmEdit(_previous: FormResult, form: FormData): Promise<FormResult> {
  const client = await customerClient()
  try {
    const { order_edit: edit } = await client.orderEdits.retrieve(textOf(form, "edit_id"))
    const { payment_collection: due } = edit
    if (due && (edit.difference_due ?? 0) > 0 && due.status !== "authorized") {
      const { payment_collection: prepared } = await client.paymentCollections.managePaymentSession(due.id, {
        provider_id: textOf(form, "provider_id"),
      })
      const [session] = prepared.payment_sessions ?? []
      if (!session) return { problem: "paymentUnavailable" }
      const { payment_session: paid } = await client.paymentCollections.authorizePaymentSession(
        due.id,
        session.id,
      )
      if (paid.status !== "authorized") return { problem: "paymentIncomplete" }
    }
    await client.orderEdits.complete(edit.id)
    return { isDone: true }
  } catch (error) {
    return { problem: problemOf(error) }
  }
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

/** Confirms an exchange, and pays the difference if there is one. */
export async function confirmSwap(_previous: FormResult, form: FormData): Promise<FormResult> {
  const client = await customerClient()
  try {
    const { cart } = await client.carts.retrieve(textOf(form, "cart_id"))
    const shipped = await selectShipping(client, cart, textOf(form, "option_id"))
    if ((shipped.total ?? 0) !== Number(textOf(form, "total"))) return { problem: "totalChanged" }
    await selectPayment(client, shipped, textOf(form, "provider_id"))
    const completion = await completeCart(client, cart.id)
    return completion.type === "swap" ? { isDone: true } : { problem: "paymentIncomplete" }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
