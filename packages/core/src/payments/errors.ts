import { defineErrors } from "../kernel/errors.ts"

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
    message: (providerId: string) => `The payment provider ${providerId} did not answer as expected`,
    when: "The payment provider refused the request, failed, or could not be reached.",
    fix: "Send the request again later, or select another payment provider.",
  },
})
