// region me
import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "customer",
  handler: async (_, { customerId, services }) => {
    const customer = await services.customerService.retrieve(customerId!)
    return { hello: customer.email }
  },
})
// endregion
