import { endpoint, type Endpoint } from "@stheno/core"
import "../../../../../services/strapi.ts"
import { unavailable } from "../../../../../unavailable.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "Retrieve the status of a product in Strapi, and links to its entry and preview.",
  tag: "Strapi",
  handler: async ({ params }, { services }) => ({
    strapi: await services.strapiService.productStatus(params["id"]!).catch(unavailable),
  }),
})
