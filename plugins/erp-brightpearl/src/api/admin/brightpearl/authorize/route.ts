import { endpoint, type Endpoint } from "@stheno/core"
import "../../../../services/brightpearl.ts"

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Start to connect Brightpearl, and return the page on which you agree.",
  tag: "Brightpearl",
  handler: async (_, { services }) => ({ url: await services.brightpearlService.authorize() }),
})
