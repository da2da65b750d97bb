import { paymentPageCookie } from "@/lib/cookies"
import type { PaymentPage } from "@/lib/payment-rules"

/** How long the customer may take to leave, in milliseconds: afterward, the page can be used again. */
const patience = 15_000

/**
 * Leads the customer to the page of a payment provider. The cookie remembers to which page of the storefront they return.
 * @returns when the customer sees this page again, with the button of the browser, or has not left it
 */
export function leaveTo({ url }: PaymentPage): Promise<void> {
  const secure = location.protocol === "https:" ? "; secure" : ""
  const attributes = `path=/api/checkout/return; max-age=86400; samesite=lax${secure}`
  document.cookie = `${paymentPageCookie}=${location.pathname}; ${attributes}`
  return new Promise((resolve) => {
    addEventListener("pageshow", ({ persisted }) => persisted && resolve())
    setTimeout(resolve, patience)
    location.assign(url)
  })
}
