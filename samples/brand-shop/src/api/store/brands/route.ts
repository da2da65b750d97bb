// region list
import { endpoint, fetchPage, z } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  query: z.object({
    limit: z.coerce.number().int().max(100).default(20),
    offset: z.coerce.number().int().default(0),
  }),
  select: { allowedRelations: ["products"] },
  handler: async ({ query, selection }, { db }) => {
    const { rows, count } = await fetchPage(db, {
      entity: "Brand",
      selection,
      order: "name",
      ...query,
    })
    return { brands: rows, count, ...query }
  },
})
// endregion
