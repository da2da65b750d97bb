import { endpoint, type Endpoint } from "@stheno/core"
import "../../../services/strapi.ts"

/** Receives the webhooks of Strapi. */
export const POST: Endpoint = endpoint({
  access: "public",
  summary: "Receive a webhook of Strapi.",
  tag: "Strapi",
  handler: async (_, { bodyText, request, services }) => {
    await services.strapiService.receive(request.headers, bodyText)
    return { received: true }
  },
})
