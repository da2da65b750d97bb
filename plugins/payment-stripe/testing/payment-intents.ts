import { apiErrors } from "./errors.ts"
import { nested, text, type Form } from "./form.ts"

/** A payment intent, with the properties that the plugin and the tests read. */
export interface Intent {
  readonly id: string
  readonly object: "payment_intent"
  readonly client_secret: string
  readonly livemode: false
  readonly created: number
  readonly capture_method: string
  readonly payment_method_types: readonly string[]
  amount: number
  amount_capturable: number
  amount_received: number
  currency: string
  customer: string | null
  description: string | null
  status: string
  metadata: Record<string, string>
  receipt_email: string | null
  setup_future_usage: string | null
  payment_method: string | null
  /** whether the customer agreed that later forms show the card */
  allow_redisplay: "always" | "unspecified"
  latest_charge: string | null
  last_payment_error: object | null
  next_action: object | null
  cancellation_reason: string | null
}

/** How payments with the test cards of Stripe's documentation end, by payment method and by card number. */
const cards: Readonly<Record<string, "success" | "authenticate" | { readonly declined: string }>> = {
  pm_card_visa: "success",
  "4242424242424242": "success",
  pm_card_threeDSecure2Required: "authenticate",
  "4000002500003155": "authenticate",
  pm_card_visa_chargeDeclined: { declined: "generic_decline" },
  "4000000000000002": { declined: "generic_decline" },
  pm_card_visa_chargeDeclinedInsufficientFunds: { declined: "insufficient_funds" },
  "4000000000009995": { declined: "insufficient_funds" },
}

const threeDecimals = new Set(["bhd", "jod", "kwd", "omr", "tnd"])
const confirmable = ["requires_payment_method", "requires_confirmation", "requires_action"]
const cancelable = [...confirmable, "requires_capture"]
let made = 0

/** An id as Stripe makes them. */
export function newId(prefix: string): string {
  return `${prefix}_3Test${String(++made).padStart(8, "0")}`
}

function amountOf(form: Form, currency: string): number {
  const amount = text(form, "amount")
  if (amount === undefined) throw apiErrors.missingParameter("amount")
  if (!/^\d+$/.test(amount)) throw apiErrors.notInteger("amount")
  if (threeDecimals.has(currency) && !amount.endsWith("0")) throw apiErrors.threeDecimals()
  if (Number(amount) < 50) throw apiErrors.amountTooSmall()
  return Number(amount)
}

/** Creates an intent, which then waits for a payment method. */
export function createIntent(form: Form): Intent {
  const currency = text(form, "currency")
  if (!currency) throw apiErrors.missingParameter("currency")
  const allowed = form["allowed_payment_method_types"]
  if (allowed && form["automatic_payment_methods"])
    throw apiErrors.exclusive("allowed_payment_method_types, automatic_payment_methods")
  const id = newId("pi")
  return {
    id,
    object: "payment_intent",
    client_secret: `${id}_secret_test`,
    livemode: false,
    created: Math.floor(Date.now() / 1000),
    capture_method: text(form, "capture_method") ?? "automatic_async",
    payment_method_types: allowed
      ? Object.values(nested(form, "allowed_payment_method_types"))
      : ["card", "link"],
    amount: amountOf(form, currency),
    amount_capturable: 0,
    amount_received: 0,
    currency,
    customer: text(form, "customer") ?? null,
    description: text(form, "description") ?? null,
    status: "requires_payment_method",
    metadata: nested(form, "metadata"),
    receipt_email: null,
    setup_future_usage: text(form, "setup_future_usage") ?? null,
    payment_method: null,
    allow_redisplay: "unspecified",
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    cancellation_reason: null,
  }
}

/** Changes an intent that the customer has not confirmed. */
export function updateIntent(intent: Intent, form: Form): Intent {
  const isAmountFixed = !confirmable.includes(intent.status)
  if (isAmountFixed && Object.keys(form).some((name) => name !== "metadata" && name !== "description"))
    throw apiErrors.unexpectedState("update", intent)
  const customer = text(form, "customer")
  if (customer && intent.customer && customer !== intent.customer) throw apiErrors.customerSet()
  intent.customer = customer ?? intent.customer
  if (form["amount"] !== undefined) intent.amount = amountOf(form, intent.currency)
  intent.receipt_email = text(form, "receipt_email") ?? intent.receipt_email
  intent.setup_future_usage = text(form, "setup_future_usage") ?? intent.setup_future_usage
  Object.assign(intent.metadata, nested(form, "metadata"))
  return intent
}

/** A card that a customer saved before. */
export interface SavedCard {
  readonly id: string
}

/** How a customer confirms a payment. */
export interface Confirmation {
  /** the saved cards of the customer */
  readonly saved?: readonly SavedCard[]
  /** saves the card, because the customer agreed */
  readonly usage?: string | undefined
}

/** Confirms an intent with a test card or a saved card. */
export function confirmIntent(
  intent: Intent,
  card: string,
  { saved = [], usage }: Confirmation = {},
): Intent {
  if (!confirmable.includes(intent.status)) throw apiErrors.unexpectedState("confirm", intent)
  const known = saved.find(({ id }) => id === card)
  if (known) {
    intent.payment_method = known.id
    return charge(intent)
  }
  const ending = cards[card]
  if (!ending) throw apiErrors.missing("PaymentMethod", card)
  if (typeof ending === "object") {
    const { declined } = ending
    intent.status = "requires_payment_method"
    intent.last_payment_error = { type: "card_error", code: "card_declined", decline_code: declined }
    throw apiErrors.declined(declined, intent)
  }
  intent.payment_method = newId("pm")
  if (usage) Object.assign(intent, { setup_future_usage: usage, allow_redisplay: "always" })
  if (ending === "success") return charge(intent)
  intent.status = "requires_action"
  intent.next_action = { type: "redirect_to_url", redirect_to_url: { url: `/3ds/${intent.id}` } }
  return intent
}

/** The customer's bank has identified the customer. */
export function authenticateIntent(intent: Intent): Intent {
  if (intent.status !== "requires_action") throw apiErrors.unexpectedState("authenticate", intent)
  return charge(intent)
}

function charge(intent: Intent): Intent {
  intent.next_action = null
  intent.last_payment_error = null
  intent.latest_charge = newId("ch")
  if (intent.capture_method === "manual") {
    intent.status = "requires_capture"
    intent.amount_capturable = intent.amount
  } else {
    intent.status = "succeeded"
    intent.amount_received = intent.amount
  }
  return intent
}

/** Captures an authorized intent, or a part of it. */
export function captureIntent(intent: Intent, form: Form): Intent {
  if (intent.status !== "requires_capture") throw apiErrors.unexpectedState("capture", intent)
  const amount = Number(text(form, "amount_to_capture") ?? intent.amount_capturable)
  if (amount > intent.amount_capturable)
    throw apiErrors.tooLarge(
      `You cannot capture more than the amount_capturable (${intent.amount_capturable}).`,
      intent,
    )
  Object.assign(intent, { status: "succeeded", amount_capturable: 0, amount_received: amount })
  return intent
}

/** Cancels an intent that was not captured. */
export function cancelIntent(intent: Intent, form: Form): Intent {
  if (!cancelable.includes(intent.status)) throw apiErrors.unexpectedState("cancel", intent)
  const cancellation_reason = text(form, "cancellation_reason") ?? null
  Object.assign(intent, { status: "canceled", amount_capturable: 0, cancellation_reason })
  return intent
}
