/** What the form shows of a customer. */
interface Customer {
  readonly payment_methods: readonly { readonly id: string; readonly card: { readonly last4: string } }[]
  readonly is_saving: boolean
  readonly error?: object
}

/** A payment intent, or the error that its place was answered with. */
interface Intent {
  readonly status: string
  readonly error?: object
}

/**
 * The script that the storefront gets instead of https://js.stripe.com: the parts of Stripe.js that it uses, against a
 * stand-in of Stripe. The form is a field for the number of the card, with the saved cards of the customer and the question
 * whether to save a card.
 * @param url the URL of the stand-in
 * @param walletCard the number of the card in the wallet of the device; without one, there is no wallet
 */
export function stripeScript(url: string, walletCard = ""): string {
  return `(${installStripe.toString()})(${JSON.stringify(url)}, ${JSON.stringify(walletCard)})`
}

/** Runs in the browser. */
function installStripe(url: string, walletCard: string): void {
  interface Form {
    readonly clientSecret: string
    readonly field: HTMLInputElement
    /** what the customer chose, instead of entering a card, and beside it */
    readonly chosen: { card?: string; isSaved?: boolean }
  }

  /** A choice with its label. */
  function choice(type: "radio" | "checkbox", text: string, onChange: (isChosen: boolean) => void) {
    const label = document.createElement("label")
    const input = document.createElement("input")
    input.type = type
    input.addEventListener("change", () => onChange(input.checked))
    label.append(input, text)
    return label
  }

  async function openForm(publishableKey: string, secrets: Record<string, string>) {
    const response = await fetch(`${url}/v1/elements/sessions?${new URLSearchParams(secrets)}`, {
      headers: { authorization: `Bearer ${publishableKey}` },
    })
    return (await response.json()) as Customer
  }

  /** A button that opens at once with the card of the wallet, as the sheet of a device does after a fingerprint. */
  function walletOf(chosen: { card?: string }) {
    const listeners: Record<string, (event: object) => void> = {}
    const button = document.createElement("button")
    button.type = "button"
    button.textContent = "Google Pay"
    const outcome = (text: string) => (button.dataset.outcome = text)
    button.addEventListener("click", () => {
      const resolve = (given: { lineItems: readonly object[] }) => {
        button.dataset.lines = JSON.stringify(given.lineItems)
        chosen.card = walletCard
        listeners.confirm?.({ paymentFailed: () => outcome("failed") })
      }
      listeners.click?.({ resolve, reject: () => outcome("closed") })
    })
    return {
      on: (event: string, listener: (event: object) => void) => void (listeners[event] = listener),
      mount: (box: HTMLElement) => {
        if (walletCard) box.append(button)
        const methods = walletCard ? { googlePay: true } : undefined
        setTimeout(() => listeners.ready?.({ availablePaymentMethods: methods }))
      },
      destroy: () => button.remove(),
    }
  }

  interface ElementsOptions {
    readonly clientSecret: string
    readonly customerSessionClientSecret?: string
  }

  function elements(
    publishableKey: string,
    { clientSecret, customerSessionClientSecret: session }: ElementsOptions,
  ) {
    const field = document.createElement("input")
    field.setAttribute("aria-label", "Card number")
    const chosen: Form["chosen"] = {}
    const parts: HTMLElement[] = [field]
    const listeners: Record<string, (event?: object) => void> = {}
    const wallet = walletOf(chosen)
    const element = {
      on: (event: string, listener: (event?: object) => void) => void (listeners[event] = listener),
      mount: async (box: HTMLElement) => {
        if (session) {
          const secrets = { client_secret: clientSecret, customer_session_client_secret: session }
          const customer = await openForm(publishableKey, secrets)
          if (customer.error) return listeners.loaderror?.()
          for (const { id, card } of customer.payment_methods)
            parts.push(choice("radio", `Card ending in ${card.last4}`, () => (chosen.card = id)))
          if (customer.is_saving)
            parts.push(choice("checkbox", "Save for future purchases", (is) => (chosen.isSaved = is)))
        }
        box.append(...parts)
        setTimeout(() => listeners.ready?.())
      },
      destroy: () => parts.forEach((part) => part.remove()),
    }
    const isEmpty = () => !chosen.card && field.value.replace(/ /g, "").length < 16
    return {
      clientSecret,
      field,
      chosen,
      create: (type: string) => (type === "expressCheckout" ? wallet : element),
      getElement: () => element,
      fetchUpdates: async () => ({}),
      submit: async () => (isEmpty() ? { error: { type: "validation_error" } } : {}),
    }
  }

  function Stripe(publishableKey: string) {
    return {
      elements: (options: ElementsOptions) => elements(publishableKey, options),
      _registerWrapper: () => undefined,
      retrievePaymentIntent: async (clientSecret: string) => {
        const id = clientSecret.split("_secret")[0]
        const address = `${url}/v1/payment_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`
        const response = await fetch(address, { headers: { authorization: `Bearer ${publishableKey}` } })
        const intent = (await response.json()) as Intent
        return intent.error ? { error: intent.error } : { paymentIntent: intent }
      },
      confirmPayment: async (given: { elements: Form; confirmParams: { return_url: string } }) => {
        const { clientSecret, field, chosen } = given.elements
        const id = clientSecret.split("_secret")[0]
        const form = {
          payment_method: chosen.card ?? field.value.replace(/ /g, ""),
          client_secret: clientSecret,
          ...(chosen.isSaved && { setup_future_usage: "on_session" }),
        }
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
