import { endpoint, type Endpoint } from "@stheno/core"
import "../../../../services/contentful.ts"
import { unavailable } from "../../../../unavailable.ts"

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Create missing content types in Contentful, and send all products to it.",
  tag: "Contentful",
  status: 202,
  ownsTransactions: true,
  handler: async (_, { services }) => {
    await services.contentfulService.sync().catch(unavailable)
    return { started: true }
  },
})
