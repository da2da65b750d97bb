import { endpoint, z, type Endpoint } from "@stheno/core"
import { listAll } from "../../../reviews.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "List reviews.",
  tag: "Reviews",
  query: z.object({
    status: z.enum(["pending", "approved", "rejected"]).optional(),
    product_id: z.string().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  handler: async ({ query }, { db }) => {
    const { limit, offset } = query
    return { ...(await listAll(db, query)), limit, offset }
  },
})
