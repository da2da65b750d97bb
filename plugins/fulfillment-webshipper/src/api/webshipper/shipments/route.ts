import { endpoint, type Endpoint } from "@stheno/core"
import "../../../services/webshipper-fulfillment.ts"

/** Receives the webhooks of Webshipper. The path is that of v1's plugin. */
export const POST: Endpoint = endpoint({
  access: "public",
  summary: "Receive a webhook of Webshipper.",
  tag: "Webshipper",
  handler: async (_, { bodyText, request, services }) => {
    await services.webshipperFulfillmentService.receive(bodyText, request.headers)
    return new Response("OK")
  },
})
