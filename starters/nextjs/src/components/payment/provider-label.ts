import { isRedirect, usesKlarna } from "@/lib/payment-rules"
import type { CheckoutTexts } from "@/components/checkout/texts"

/** How a payment provider is called: known ones have texts, of others the ID is made readable. */
export function providerLabel(
  id: string,
  texts: CheckoutTexts,
): { readonly label: string; readonly text?: string } {
  if (id === "manual") return { label: texts.manual, text: texts.manualText }
  if (id === "stripe") return { label: texts.stripe, text: texts.stripeText }
  if (isRedirect(id)) return { label: "PayPal", text: texts.redirectText }
  if (usesKlarna(id)) return { label: "Klarna", text: texts.klarnaText }
  return { label: id.charAt(0).toUpperCase() + id.slice(1).replaceAll(/[-_]/g, " ") }
}
