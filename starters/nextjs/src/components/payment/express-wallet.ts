import type { StripeElements, StripeExpressCheckoutElementOptions } from "@stripe/stripe-js"
import type { LineItem } from "@stripe/stripe-js"
import type { CartView } from "@/lib/cart-view"

/** What a page lets wallets such as Apple Pay and Google Pay do. */
export interface Wallet {
  /** checks the form around the payment, and marks what is missing; false keeps the wallet closed */
  readonly isReady: () => boolean
  /** what the wallet lists above the amount */
  readonly lines: readonly LineItem[]
  /** pays with what the customer has confirmed in the wallet. @returns whether it succeeded */
  readonly pay: () => Promise<boolean>
}

/** Other methods of the element are tabs of the payment form, or need a separate account. */
const options: StripeExpressCheckoutElementOptions = {
  buttonHeight: 48,
  paymentMethods: { link: "never", amazonPay: "never", paypal: "never", klarna: "never" },
}

/**
 * Shows the buttons of the wallets that the device and the Stripe account have. The amount comes from the payment intent,
 * and the addresses come from the form, so the wallet asks for neither.
 * @param current returns what the page lets wallets do now
 * @param onShown called with true when there are buttons; where there are none, the box stays empty
 */
export function mountWallet(
  elements: Pick<StripeElements, "create">,
  box: HTMLElement,
  current: () => Wallet | undefined,
  onShown: (isShown: boolean) => void,
): { readonly destroy: () => void } {
  const element = elements.create("expressCheckout", options)
  element.on("ready", ({ availablePaymentMethods }) => onShown(availablePaymentMethods !== undefined))
  element.on("loaderror", () => onShown(false))
  element.on("click", (event) => {
    const wallet = current()
    if (!wallet?.isReady()) return event.reject()
    event.resolve({ lineItems: [...wallet.lines] })
  })
  element.on("confirm", async (event) => {
    if (!(await current()?.pay())) event.paymentFailed({ reason: "fail" })
  })
  element.mount(box)
  return { destroy: () => element.destroy() }
}

/**
 * The rows that a wallet lists. Their sum must not be more than the amount of the payment, so a cart with discounts or
 * gift cards has none: the wallet then shows the amount alone.
 */
export function walletLines(
  { totals, includesTax }: Pick<CartView, "totals" | "includesTax">,
  texts: { readonly subtotal: string; readonly shipping: string; readonly tax: string },
): readonly LineItem[] {
  const { subtotal, shipping, tax, total } = totals
  const rows = [
    { name: texts.subtotal, amount: subtotal },
    { name: texts.shipping, amount: shipping },
    ...(includesTax ? [] : [{ name: texts.tax, amount: tax }]),
  ].filter(({ amount }) => amount !== 0)
  return rows.reduce((sum, { amount }) => sum + amount, 0) === total ? rows : []
}
