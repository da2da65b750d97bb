import { defineErrors, type CommerceError } from "../../../platform/kernel/errors.ts"

/** Errors about calls of payment providers. */
export const paymentErrors = defineErrors("payments", {
  provider_not_in_region: {
    type: "not_allowed",
    message: () => "The payment method is not available in this region",
    when: "The payment provider is not available in the cart's region or not installed on the server.",
    fix: "Use one of the region's `payment_providers`.",
  },
  session_not_found: {
    type: "not_found",
    message: (providerId: string) => `The cart has no payment session with ${providerId}`,
    when: "The cart has no payment session with this provider.",
    fix: "Create the cart's payment sessions first.",
  },
  provider_failed: {
    type: "payment_authorization_error",
    message: (providerId: string) => `The payment provider ${providerId} did not respond as expected`,
    when: "The payment provider refused the request, failed, or could not be reached.",
    fix: "Send the request again later, or select another payment provider.",
  },
  refund_unknown: {
    type: "conflict",
    message: (providerId: string) =>
      `The payment provider ${providerId} did not respond, so it is unknown whether it made the refund. The refund is recorded, so do not create it again. The server completes it later; for a claim or a swap, send the same request again.`,
    when: "The connection to the payment provider ended before it confirmed a refund.",
    fix: "Wait: the server asks the provider again by itself. For a claim or a swap, or to know sooner, wait a minute, then send the request again with the same `Idempotency-Key`. The server repeats the call under the same ID, so the money moves once.",
    isPassing: true,
  },
})

/**
 * The error that a payment provider throws when its service did not confirm a refund, for example after a
 * time-out. The refund stays recorded, and is repeated with the same ID instead of being taken back.
 * @param providerId the ID of the provider
 * @since 0.1
 */
export function unknownRefundOutcome(providerId: string): CommerceError {
  return paymentErrors.refund_unknown(providerId)
}
