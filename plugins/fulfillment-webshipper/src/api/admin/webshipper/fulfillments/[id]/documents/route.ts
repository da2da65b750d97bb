import { endpoint, type Endpoint } from "@stheno/core"
import "../../../../../../services/webshipper-fulfillment.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "List the labels and documents of a fulfillment.",
  tag: "Webshipper",
  handler: async ({ params }, { services }) => ({
    documents: await services.webshipperFulfillmentService.listDocuments(params["id"]!),
  }),
})
