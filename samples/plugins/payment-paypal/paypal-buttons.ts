import { loadScript } from "@paypal/paypal-js"

interface PayPalOptions {
  readonly clientId: string
  readonly currency: string
  /** `id` of the data of the cart's payment session */
  readonly paypalOrderId: string
  /** completes the cart */
  readonly complete: () => Promise<void>
}

/** Shows PayPal's buttons in an element of the page. */
export async function showPayPalButtons(
  element: HTMLElement,
  { clientId, currency, paypalOrderId, complete }: PayPalOptions,
) {
  const intent = "authorize"
  const paypal = await loadScript({ clientId, currency, intent })
  if (!paypal?.Buttons) throw new Error("PayPal could not be loaded")
  const buttons = paypal.Buttons({
    createOrder: async () => paypalOrderId,
    onApprove: complete,
  })
  await buttons.render(element)
}
