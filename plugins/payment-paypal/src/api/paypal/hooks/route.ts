import { endpoint, type Endpoint } from "@stheno/core"

/** Receives the webhooks of PayPal, which repeats a webhook for three days unless the response is a success. */
export const POST: Endpoint = endpoint({
  access: "public",
  summary: "Receive a webhook of PayPal.",
  tag: "PayPal",
  // PayPal is asked whether it sent the webhook.
  ownsTransactions: true,
  handler: async (_, { bodyText, request, services }) => {
    await services.paypalEventsService.receive(bodyText, request.headers)
    return { received: true }
  },
})
