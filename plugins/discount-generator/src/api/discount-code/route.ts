import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../services/discount-generator.ts"

export const POST: Endpoint = endpoint({
  access: "customer",
  summary: "Get the signed-in customer's code of a dynamic discount that the configuration allows.",
  tag: "Discounts",
  limit: { key: "discount-code", times: 1 },
  body: z.strictObject({ discount_code: z.string().min(1).max(200) }),
  handler: async ({ body }, { services, customerId }) => ({
    code: await services.discountGeneratorService.generateForCustomer(body.discount_code, customerId!),
  }),
})
