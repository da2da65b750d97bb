import { endpoint, type Endpoint } from "@stheno/core"
import "../../../../services/strapi.ts"
import { unavailable } from "../../../../unavailable.ts"

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Send all regions, collections, categories and products to Strapi.",
  tag: "Strapi",
  status: 202,
  ownsTransactions: true,
  handler: async (_, { services }) => {
    await services.strapiService.sync().catch(unavailable)
    return { started: true }
  },
})
