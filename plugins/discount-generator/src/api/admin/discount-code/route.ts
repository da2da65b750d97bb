import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../services/discount-generator.ts"

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Create a code of a dynamic discount.",
  tag: "Discounts",
  body: z.strictObject({ discount_code: z.string().min(1).max(200) }),
  handler: async ({ body }, { services }) => ({
    code: await services.discountGeneratorService.generateDiscount(body.discount_code),
  }),
})
