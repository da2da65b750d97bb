// region whoami
import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  handler: async (_, { customerId, salesChannelIds, services }) => {
    const customer = customerId
      ? await services.customerService.retrieve(customerId, {
          select: ["first_name", "email"],
        })
      : undefined
    return {
      greeting: customer ? `Hello ${customer.first_name}` : "Hello",
      sales_channels: salesChannelIds ?? "all",
    }
  },
})
// endregion
