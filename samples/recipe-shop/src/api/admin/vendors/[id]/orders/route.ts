// region route
import { endpoint, fetchPage, z } from "@stheno/core"

export const GET = endpoint({
  access: "admin",
  summary: "List what a vendor has to send.",
  query: z.object({
    limit: z.coerce.number().int().max(100).default(20),
    offset: z.coerce.number().int().default(0),
  }),
  select: { allowedRelations: ["order"] },
  handler: async ({ params, query, selection }, { db }) => {
    const { rows, count } = await fetchPage(db, {
      entity: "VendorOrder",
      filters: { vendor_id: params.id },
      order: "-created_at",
      selection,
      ...query,
    })
    return { vendor_orders: rows, count, ...query }
  },
})
// endregion
