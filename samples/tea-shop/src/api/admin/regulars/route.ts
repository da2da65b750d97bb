// region route
import { endpoint, z } from "@stheno/core"

export const GET = endpoint({
  access: "admin",
  query: z.object({ least: z.coerce.number().int().min(1).default(2) }),
  handler: async ({ query }, { services }) => ({
    regulars: await services.regularsService.list(query.least),
  }),
})
// endregion
