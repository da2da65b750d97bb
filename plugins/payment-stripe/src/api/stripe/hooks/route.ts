import { endpoint, type Endpoint } from "@stheno/core"

/** Receives the webhooks of Stripe. Stripe repeats a webhook for three days unless the response is a success. */
export const POST: Endpoint = endpoint({
  access: "public",
  summary: "Receive a webhook of Stripe.",
  tag: "Stripe",
  handler: async (_, { bodyText, request, services }) => {
    await services.stripeEventsService.receive(bodyText, request.headers.get("stripe-signature"))
    return { received: true }
  },
})
