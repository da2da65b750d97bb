import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../../services/product-review.ts"

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Approve or reject a review, or reply to it.",
  tag: "Reviews",
  body: z.strictObject({
    status: z.enum(["pending", "approved", "rejected"]).optional(),
    reply: z.string().trim().max(5000).nullable().optional(),
  }),
  handler: async ({ params, body }, { services }) => ({
    review: await services.productReviewService.decide(params["id"]!, body),
  }),
})

export const DELETE: Endpoint = endpoint({
  access: "admin",
  summary: "Delete a review.",
  tag: "Reviews",
  handler: async ({ params }, { services }) => {
    await services.productReviewService.remove(params["id"]!)
    return { id: params["id"], object: "product-review", deleted: true }
  },
})
