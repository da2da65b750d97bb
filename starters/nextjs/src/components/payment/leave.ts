import { paymentCookie, paymentCookieOptions } from "@/lib/cookies"
import { startedPayment, type PaymentPage } from "@/lib/payment-rules"

/** How long the customer may take to leave, in milliseconds: afterward, the page can be used again. */
const patience = 15_000

/**
 * Leads the customer to the page of a payment provider. A cookie remembers to which page of the storefront they return, and what
 * they agreed to pay.
 * @returns when the customer sees this page again, with the button of the browser, or has not left it
 */
export function leaveTo({ url, secret, amount }: PaymentPage): Promise<void> {
  const secure = location.protocol === "https:" ? "; secure" : ""
  const { path, maxAge, sameSite } = paymentCookieOptions
  const attributes = `path=${path}; max-age=${maxAge}; samesite=${sameSite}${secure}`
  document.cookie = `${paymentCookie(secret)}=${startedPayment(location.pathname, amount)}; ${attributes}`
  return new Promise((resolve) => {
    addEventListener("pageshow", ({ persisted }) => persisted && resolve())
    setTimeout(resolve, patience)
    location.assign(url)
  })
}
