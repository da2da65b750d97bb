import { apiErrors } from "./errors.ts"
import { nested, text, type Form } from "./form.ts"
import { newId, type Intent } from "./payment-intents.ts"

/** A customer session, which lets a payment form show the saved cards of a customer. */
export interface CustomerSession {
  readonly object: "customer_session"
  readonly client_secret: string
  readonly customer: string
  /** which saved cards the form shows, by `allow_redisplay` */
  readonly filters: readonly string[]
  /** whether the form asks the customer to save the card */
  readonly isSaving: boolean
}

/** Creates a session for the Payment Element of a customer. */
export function createCustomerSession(form: Form): CustomerSession {
  const customer = text(form, "customer")
  if (!customer) throw apiErrors.missingParameter("customer")
  const element = (form["components"] as Form | undefined)?.["payment_element"] as Form | undefined
  if (!element || text(element, "enabled") !== "true") throw apiErrors.missingParameter("components")
  const features = (element["features"] ?? {}) as Form
  const filters = Object.values(nested(features, "payment_method_allow_redisplay_filters"))
  const isSaving = text(features, "payment_method_save") === "enabled"
  if (isSaving && !text(features, "payment_method_save_usage"))
    throw apiErrors.missingParameter("payment_method_save_usage")
  return {
    object: "customer_session",
    client_secret: `cuss_secret_${newId("cuss")}`,
    customer,
    filters: filters.length > 0 ? filters : ["always"],
    isSaving,
  }
}

/** The saved cards of a customer. */
export function savedCards(intents: Iterable<Intent>, customer: string) {
  return [...intents].flatMap(({ customer: of, setup_future_usage, payment_method, allow_redisplay }) =>
    of === customer && setup_future_usage && payment_method
      ? [
          {
            id: payment_method,
            object: "payment_method",
            type: "card",
            allow_redisplay,
            card: { brand: "visa", last4: "4242" },
          },
        ]
      : [],
  )
}

/** What a payment form shows: its session and its payment have to belong to the same customer. */
export function openForm(intents: Iterable<Intent>, intent: Intent, session: CustomerSession | undefined) {
  if (!session || session.customer !== intent.customer) throw apiErrors.otherCustomer()
  const saved = savedCards(intents, session.customer)
  return {
    object: "elements_session",
    payment_methods: saved.filter(({ allow_redisplay }) => session.filters.includes(allow_redisplay)),
    is_saving: session.isSaving,
  }
}
