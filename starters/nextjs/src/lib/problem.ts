/**
 * Why an action failed, as a name of a message. Customers never see the API's own texts: those speak to developers.
 */
export const problems = [
  "offline",
  "busy",
  "soldOut",
  "notEnough",
  "variantGone",
  "cartGone",
  "cartEmpty",
  "codeUnknown",
  "codeExpired",
  "codeNotYet",
  "codeUsedUp",
  "codeNotHere",
  "giftCardUnknown",
  "shippingGone",
  "totalChanged",
  "addressRejected",
  "paymentCanceled",
  "paymentDeclined",
  "paymentIncomplete",
  "paymentPending",
  "paymentUnavailable",
  "signInWrong",
  "emailTaken",
  "emailInvalid",
  "tooManyAttempts",
  "tokenInvalid",
  "orderNotFound",
  "returnTooMany",
  "notExchangeable",
  "signedOut",
  "invalid",
  "unknown",
] as const

export type Problem = (typeof problems)[number]

/** The parts of an API error that decide which problem it is. */
interface Refusal {
  readonly type?: string
  readonly code?: string
  readonly status?: number
  readonly message: string
  readonly errors?: readonly string[]
}

/** Types of errors where no usable response came back. */
const unreachable = new Set(["network_error", "timeout", "aborted", "invalid_response"])

/** What messages of v1 say. They are part of its wire format; codes are read first where there are any. */
const saying: readonly (readonly [RegExp, Problem])[] = [
  [/does not have the required inventory|out of stock|inventory/i, "notEnough"],
  [/gift card.*(not found|expired|disabled|cannot be used|balance)/i, "giftCardUnknown"],
  [/discounts? with code.*not found/i, "codeUnknown"],
  [/discount.*(expired)/i, "codeExpired"],
  [/discount.*(not valid yet|not started)/i, "codeNotYet"],
  [/discount.*(usage limit|maximum allowed usage|used)/i, "codeUsedUp"],
  [/discount.*(region|available|disabled|not valid|customer)/i, "codeNotHere"],
  [/shipping option|shipping method/i, "shippingGone"],
  [/payment session|payment provider|klarna needs the country/i, "paymentUnavailable"],
  [/email must be an email|email address is not valid/i, "emailInvalid"],
  [/already has an account|already exists/i, "emailTaken"],
  [/token/i, "tokenInvalid"],
  [/variant.*not found|variant.*price|product.*not.*(found|available)/i, "variantGone"],
  [/return more items|already returned|cannot return/i, "returnTooMany"],
  [/swap.*(fulfilled|captured)|without a captured payment|unfulfilled/i, "notExchangeable"],
  [/cart.*not found/i, "cartGone"],
]

const codes: Readonly<Record<string, Problem>> = {
  insufficient_inventory: "notEnough",
  cart_total_changed: "totalChanged",
  cart_incompatible_state: "busy",
}

/**
 * Tells what went wrong from an error of the API's client.
 * @param error what was thrown; errors of the program itself are `unknown`
 */
export function problemOf(error: unknown): Problem {
  if (!isRefusal(error)) return "unknown"
  if (error.type && unreachable.has(error.type)) return "offline"
  if (error.status === 429) return "tooManyAttempts"
  if (error.status !== undefined && error.status >= 500) return "offline"
  const known = error.code === undefined ? undefined : codes[error.code]
  if (known) return known
  if (error.type === "payment_authorization_error") return "paymentDeclined"
  const texts = [error.message, ...(error.errors ?? [])].join(" ")
  const said = saying.find(([pattern]) => pattern.test(texts))
  if (said) return said[1]
  if (error.status === 401) return "signedOut"
  if (error.status === 409) return "busy"
  return error.status === 400 || error.status === 422 ? "invalid" : "unknown"
}

/** Whether an error says that the customer is not signed in (any more). */
export function isSignedOut(error: unknown): boolean {
  return isRefusal(error) && error.status === 401
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && "type" in error && typeof error.type === "string"
}

/** Whether a text, such as one in an address, is the name of a problem. */
export function isProblem(text: string | undefined): text is Problem {
  return (problems as readonly (string | undefined)[]).includes(text)
}
