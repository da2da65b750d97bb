import { endpoint, type Endpoint } from "@stheno/core"
import "../../../services/contentful.ts"

/** Receives the webhooks of Contentful, at v1's address. */
export const POST: Endpoint = endpoint({
  access: "public",
  summary: "Receive a webhook of Contentful.",
  tag: "Contentful",
  handler: async (_, { bodyText, request, services }) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    await services.contentfulService.receive({ method, path: pathname + search, headers, bodyText })
    return { received: true }
  },
})
