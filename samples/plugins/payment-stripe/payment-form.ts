import { loadStripe } from "@stripe/stripe-js"

/** Shows Stripe's form in an element of the page. */
export async function openPaymentForm(
  element: HTMLElement,
  clientSecret: string,
  publishableKey: string,
) {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error("Stripe.js could not be loaded")
  const elements = stripe.elements({ clientSecret })
  elements.create("payment").mount(element)

  return {
    /** Confirms the payment; a bank's page returns to `returnUrl`. */
    async confirm(returnUrl: string) {
      const { error } = await stripe.confirmPayment({
        elements,
        redirect: "if_required",
        confirmParams: { return_url: returnUrl },
      })
      if (error) throw new Error(error.message)
    },
    /** Call it when the total of the cart has changed. */
    refresh: () => elements.fetchUpdates(),
    close: () => elements.getElement("payment")?.destroy(),
  }
}
