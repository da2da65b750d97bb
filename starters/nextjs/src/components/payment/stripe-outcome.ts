import type { Problem } from "@/lib/problem"

/** The parts of an error of Stripe that decide what the customer reads. */
export interface StripeFailure {
  readonly type?: string | undefined
  readonly payment_intent?: { readonly status: string } | undefined
}

/** Whether the customer has done their part: the money is reserved or charged, and only the store does not know yet. */
export function isConfirmed(status: string | undefined): boolean {
  return status === "requires_capture" || status === "succeeded"
}

/**
 * What went wrong when a payment was to be confirmed.
 * @returns undefined when nothing did, as when a payment is confirmed that has been confirmed before
 */
export function problemOfStripe(error: StripeFailure | undefined): Problem | undefined {
  if (!error || isConfirmed(error.payment_intent?.status)) return undefined
  if (error.type === "validation_error") return "paymentIncomplete"
  return error.type === "api_connection_error" ? "offline" : "paymentDeclined"
}
