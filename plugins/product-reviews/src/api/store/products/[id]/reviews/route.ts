import { endpoint, z, type Endpoint } from "@stheno/core"
import { assertShown, listApproved } from "../../../../../reviews.ts"
import "../../../../../services/product-review.ts"

const text = (longest: number) => z.string().trim().max(longest).nullish()

export const GET: Endpoint = endpoint({
  access: "store",
  summary: "List the approved reviews of a product.",
  tag: "Reviews",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  handler: async ({ params, query }, { db, salesChannelIds }) => {
    const id = params["id"]!
    await assertShown(db, id, salesChannelIds)
    const { reviews, ratings } = await listApproved(db, id, query)
    const count = Object.values(ratings).reduce((sum, each) => sum + each, 0)
    const total = Object.entries(ratings).reduce((sum, [rating, each]) => sum + Number(rating) * each, 0)
    const average = count === 0 ? null : Math.round((total / count) * 100) / 100
    return { reviews, count, average, ratings, ...query }
  },
})

export const POST: Endpoint = endpoint({
  access: "customer",
  summary: "Write the signed-in customer's review of a product, or replace it.",
  tag: "Reviews",
  limit: { key: "product-review", times: 1 },
  body: z.strictObject({
    rating: z.number().int().min(1).max(5),
    title: text(200),
    content: text(5000),
    name: text(60),
  }),
  handler: async ({ params, body }, { db, services, customerId, salesChannelIds }) => {
    const id = params["id"]!
    await assertShown(db, id, salesChannelIds)
    return { review: await services.productReviewService.write(id, customerId!, body) }
  },
})

export const DELETE: Endpoint = endpoint({
  access: "customer",
  summary: "Delete the signed-in customer's review of a product.",
  tag: "Reviews",
  handler: async ({ params }, { services, customerId }) => {
    await services.productReviewService.removeOwn(params["id"]!, customerId!)
    return { product_id: params["id"], object: "product-review", deleted: true }
  },
})
