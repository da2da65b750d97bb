/** A payment intent, or the error that its place was answered with. */
interface Intent {
  readonly status: string
  readonly error?: object
}

/**
 * The script that the storefront gets instead of https://js.stripe.com: the parts of Stripe.js that it uses, against a
 * stand-in of Stripe. The form is a field for the number of the card.
 * @param url the URL of the stand-in
 */
export function stripeScript(url: string): string {
  return `(${installStripe.toString()})(${JSON.stringify(url)})`
}

/** Runs in the browser. */
function installStripe(url: string): void {
  interface Form {
    readonly clientSecret: string
    readonly field: HTMLInputElement
  }

  function elements({ clientSecret }: { clientSecret: string }) {
    const field = document.createElement("input")
    field.setAttribute("aria-label", "Card number")
    const listeners: Record<string, (event?: object) => void> = {}
    /** The tests run where there are no wallets. */
    const wallet = {
      on: (event: string, listener: (event: object) => void) => {
        if (event === "ready") setTimeout(() => listener({ availablePaymentMethods: undefined }))
      },
      mount: () => undefined,
      destroy: () => undefined,
    }
    const element = {
      on: (event: string, listener: (event?: object) => void) => void (listeners[event] = listener),
      mount: (box: HTMLElement) => {
        box.append(field)
        setTimeout(() => listeners.ready?.())
      },
      destroy: () => field.remove(),
    }
    const isEmpty = () => field.value.replace(/ /g, "").length < 16
    return {
      clientSecret,
      field,
      create: (type: string) => (type === "expressCheckout" ? wallet : element),
      getElement: () => element,
      fetchUpdates: async () => ({}),
      submit: async () => (isEmpty() ? { error: { type: "validation_error" } } : {}),
    }
  }

  function Stripe(publishableKey: string) {
    return {
      elements,
      _registerWrapper: () => undefined,
      retrievePaymentIntent: async (clientSecret: string) => {
        const id = clientSecret.split("_secret")[0]
        const address = `${url}/v1/payment_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`
        const response = await fetch(address, { headers: { authorization: `Bearer ${publishableKey}` } })
        const intent = (await response.json()) as Intent
        return intent.error ? { error: intent.error } : { paymentIntent: intent }
      },
      confirmPayment: async (given: { elements: Form; confirmParams: { return_url: string } }) => {
        const { clientSecret, field } = given.elements
        const id = clientSecret.split("_secret")[0]
        const form = { payment_method: field.value.replace(/ /g, ""), client_secret: clientSecret }
        const response = await fetch(`${url}/v1/payment_intents/${id}/confirm`, {
          method: "POST",
          headers: { authorization: `Bearer ${publishableKey}` },
          body: new URLSearchParams(form),
        })
        const intent = (await response.json()) as Intent
        if (intent.error) return { error: intent.error }
        if (intent.status !== "requires_action") return { paymentIntent: intent }
        location.assign(`${url}/3ds/${id}?return_url=${encodeURIComponent(given.confirmParams.return_url)}`)
        return new Promise(() => undefined)
      },
    }
  }

  Object.assign(globalThis, { Stripe })
}
