import { endpoint, type Endpoint } from "@stheno/core"
import "../../../../../services/contentful.ts"
import { unavailable } from "../../../../../unavailable.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "Retrieve the status of a product in Contentful, and links to its entry and preview.",
  tag: "Contentful",
  handler: async ({ params }, { services }) => {
    const { contentfulService: service } = services
    return { contentful: await service.productStatus(params["id"]!).catch(unavailable) }
  },
})
