import { defineErrors } from "../kernel/errors.ts"

export const paymentErrors = defineErrors("payments", {
  provider_not_in_region: {
    type: "not_allowed",
    message: () => "The payment method is not available in this region",
    when: "A payment session is asked of a provider that the cart's region does not have, or that is not there.",
    fix: "Use one of the region's `payment_providers`.",
  },
  session_not_found: {
    type: "not_found",
    message: (providerId: string) => `The cart has no payment session with ${providerId}`,
    when: "A payment session is changed or selected before it was made.",
    fix: "Create the cart's payment sessions first.",
  },
  provider_failed: {
    type: "payment_authorization_error",
    message: (providerId: string) => `The payment provider ${providerId} did not answer as expected`,
    when: "A payment provider refuses, fails or cannot be reached.",
    fix: "Try again later, or select another payment method.",
  },
})
