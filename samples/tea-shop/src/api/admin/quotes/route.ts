// region count
import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "admin",
  summary: "Count quotes by their state.",
  handler: async (_, { services }) => ({
    counts: await services.quoteService.counts(),
  }),
})
// endregion
