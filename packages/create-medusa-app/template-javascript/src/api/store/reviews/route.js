import { endpoint, fetchPage, z } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  summary: "List reviews, newest first.",
  query: z.object({
    product_id: z.string().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  select: { allowedRelations: ["product"] },
  handler: async ({ query: { product_id, limit, offset }, selection }, { db }) => {
    const { rows, count } = await fetchPage(db, {
      entity: "Review",
      selection,
      filters: product_id ? { product_id } : {},
      order: "-created_at",
      limit,
      offset,
    })
    return { reviews: rows, count, limit, offset }
  },
})

export const POST = endpoint({
  access: "store",
  summary: "Review a product.",
  body: z.object({
    product_id: z.string(),
    rating: z.number().int().min(1).max(5),
    text: z.string().min(1).max(5000),
  }),
  handler: async ({ body }, { services }) => ({ review: await services.reviewService.create(body) }),
})
