import { endpoint, type Endpoint } from "@stheno/core"
import "../../../services/analytics-page-view.ts"

/** Storefronts send it from the browser, without cookies. A view is stored without the address and the browser of the visitor. */
export const POST: Endpoint = endpoint({
  access: "public",
  summary: "Count the view of a page.",
  tag: "Analytics",
  limit: { key: "analytics-page-view", times: 6 },
  underKey: "never",
  handler: async (_, { bodyText, clientAddress, services }) => {
    await services.analyticsPageViewService.count(bodyText, clientAddress)
    return new Response(null, { status: 204 })
  },
})
