import { CommerceError } from "@stheno/core"
import Stripe from "stripe"

const { errors } = Stripe

/** The code of an error of Stripe, such as `payment_intent_unexpected_state`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof errors.StripeError ? error.code : undefined
}

/** Whether Stripe may have carried out the request although it failed: the connection or Stripe's server broke. */
export function isUnconfirmed(error: unknown): boolean {
  if (error instanceof errors.StripeConnectionError) return true
  return error instanceof errors.StripeAPIError && (error.statusCode ?? 500) >= 500
}

/**
 * The error for the client. Messages about a card are for the customer, and messages about a capture, a refund or
 * a cancellation for the admin user. Everything else is logged by the server, and the client learns that the
 * provider failed.
 * @param action what an admin user asked for, such as `refund`
 */
export function asClientError(error: unknown, action?: string): unknown {
  if (error instanceof errors.StripeCardError)
    return new CommerceError("payment_authorization_error", error.message, error.decline_code ?? error.code)
  if (action && error instanceof errors.StripeInvalidRequestError)
    return new CommerceError("payment_authorization_error", `Stripe rejected the ${action}: ${error.message}`)
  return error
}
