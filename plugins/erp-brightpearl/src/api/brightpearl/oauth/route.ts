import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../services/brightpearl.ts"
import { unavailable } from "../../../unavailable.ts"

/** The page to which Brightpearl returns an admin user. */
export const GET: Endpoint = endpoint({
  access: "public",
  summary: "Connect Brightpearl with the code that it returned.",
  tag: "Brightpearl",
  query: z.looseObject({ code: z.string().min(1), state: z.string().min(1) }),
  ownsTransactions: true,
  handler: async ({ query }, { services }) => {
    await services.brightpearlService.connect(query.code, query.state).catch(unavailable)
    return { connected: true }
  },
})
