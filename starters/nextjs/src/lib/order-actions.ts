"use server"

import { redirect } from "next/navigation"
import { isEmail, textOf, type FieldProblem } from "./checkout-rules"
import { storeClient } from "./client"
import { env } from "./env"
import { isNotFound } from "./errors"
import { valuesOf, type FormResult } from "./forms"
import { defaultLanguage, localePath, parseLocale, type Locale } from "./locale"
import { problemOf } from "./problem"
import { customerClient, sessionToken } from "./session"

/** Finds an order by its number and email address, and shows it. */
export async function lookUpOrder(_previous: FormResult, form: FormData): Promise<FormResult> {
  const found = await findByNumber(form)
  if (typeof found !== "string") return found
  redirect(localePath(localeOf(form), `/orders/${found}`))
}

/** Asks for a guest's order to be moved to the account. Its email address gets a link with a token. */
export async function claimOrder(_previous: FormResult, form: FormData): Promise<FormResult> {
  if (!(await sessionToken())) return { problem: "signedOut", values: valuesOf(form) }
  const found = await findByNumber(form)
  if (typeof found !== "string") return found
  try {
    await (await customerClient()).orders.requestCustomerOrders({ order_ids: [found] })
    return { isDone: true }
  } catch (error) {
    return { problem: problemOf(error), values: valuesOf(form) }
  }
}

/** Moves the order to the account, with the token of the link. */
export async function confirmClaim(_previous: FormResult, form: FormData): Promise<FormResult> {
  try {
    await storeClient().orders.confirmRequest({ token: textOf(form, "token") })
    return { isDone: true }
  } catch (error) {
    const problem = problemOf(error)
    return { problem: problem === "signedOut" || problem === "invalid" ? "tokenInvalid" : problem }
  }
}

/** Requests the return of items. The form has a quantity, reason and note for each line. */
export async function requestReturn(_previous: FormResult, form: FormData): Promise<FormResult> {
  const items = linesOf(form, "quantity").map(({ id, value }) => {
    const reason = textOf(form, `reason.${id}`)
    const note = textOf(form, "note")
    return {
      item_id: id,
      quantity: Number(value),
      ...(reason ? { reason_id: reason } : {}),
      ...(note ? { note } : {}),
    }
  })
  const chosen = items.filter(({ quantity }) => quantity > 0)
  if (chosen.length === 0) return { fields: { items: "required" }, values: valuesOf(form) }
  const option = textOf(form, "option_id")
  try {
    const { return: requested } = await (
      await customerClient()
    ).returns.create({
      order_id: textOf(form, "order_id"),
      items: chosen,
      ...(option ? { return_shipping: { option_id: option } } : {}),
    })
    return { isDone: true, values: { refund: String(requested.refund_amount) } }
  } catch (error) {
    return { problem: problemOf(error), values: valuesOf(form) }
  }
}

/** Requests an exchange: for each line, the form may have the variant that the customer would like instead. */
export async function requestExchange(_previous: FormResult, form: FormData): Promise<FormResult> {
  const wanted = linesOf(form, "variant")
  if (wanted.length === 0) return { fields: { items: "required" }, values: valuesOf(form) }
  const option = textOf(form, "option_id")
  let cart: string | null
  try {
    const { swap } = await (
      await customerClient()
    ).swaps.create({
      order_id: textOf(form, "order_id"),
      return_items: wanted.map(({ id }) => ({ item_id: id, quantity: 1 })),
      additional_items: wanted.map(({ value }) => ({ variant_id: value, quantity: 1 })),
      ...(option ? { return_shipping_option: option } : {}),
    })
    cart = swap.cart_id
  } catch (error) {
    return { problem: problemOf(error), values: valuesOf(form) }
  }
  if (!cart) return { problem: "unknown", values: valuesOf(form) }
  redirect(localePath(localeOf(form), `/swaps/${cart}`))
}

/** The ID of the order with the number and email address of a form, or what is wrong with the form. */
async function findByNumber(form: FormData): Promise<string | FormResult> {
  const [number, email] = [textOf(form, "number").replace(/^#/, ""), textOf(form, "email")]
  const fields: Record<string, FieldProblem> = {}
  if (!/^\d{1,9}$/.test(number)) fields["number"] = "required"
  if (!isEmail(email)) fields["email"] = email ? "email" : "required"
  if (Object.keys(fields).length > 0) return { fields, values: valuesOf(form) }
  const postalCode = textOf(form, "postal_code")
  try {
    const { order } = await (
      await customerClient()
    ).orders.lookupOrder({
      display_id: Number(number),
      email,
      ...(postalCode ? { shipping_address: { postal_code: postalCode } } : {}),
    })
    return order.id
  } catch (error) {
    return { problem: isNotFound(error) ? "orderNotFound" : problemOf(error), values: valuesOf(form) }
  }
}

/** The fields `name.ID` of a form that say something. */
function linesOf(form: FormData, name: string): { readonly id: string; readonly value: string }[] {
  return [...form.keys()]
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => ({ id: key.slice(name.length + 1), value: textOf(form, key) }))
    .filter(({ value }) => value !== "" && value !== "0")
}

function localeOf(form: FormData): Locale {
  const fallback = { country: env.defaultCountry, language: defaultLanguage(env.defaultCountry) }
  return parseLocale(textOf(form, "locale")) ?? fallback
}
