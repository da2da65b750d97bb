import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../services/brightpearl.ts"

/** Receives webhooks of Brightpearl, at v1's address. */
export const POST: Endpoint = endpoint({
  access: "public",
  summary: "Receive a webhook of Brightpearl.",
  tag: "Brightpearl",
  body: z.looseObject({}),
  handler: async ({ body }, { services }) => {
    await services.brightpearlService.receive("stock", body)
    return { received: true }
  },
})
