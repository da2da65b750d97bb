import "server-only"
import { cookies } from "next/headers"
import { redirect } from "next/navigation"
import { textOf } from "./checkout-rules"
import { cookieOptions, paymentCookie, paymentCookieOptions } from "./cookies"
import type { FormResult } from "./forms"
import { startedPayment } from "./payment-rules"

/**
 * Leads a browser without scripts to the page of a payment provider. With scripts, the form does this itself: see `leaveTo`.
 * @param path the page below the locale to which the customer returns, such as `/swaps/cart_1`
 */
export async function leaveWithoutScripts(
  result: FormResult,
  form: FormData,
  path: string,
): Promise<FormResult> {
  const { page } = result
  if (!page || textOf(form, "has_scripts")) return result
  const started = startedPayment(`/${textOf(form, "locale")}${path}`, page.amount)
  const options = { ...cookieOptions(), ...paymentCookieOptions }
  ;(await cookies()).set(paymentCookie(page.secret), started, options)
  redirect(page.url)
}
