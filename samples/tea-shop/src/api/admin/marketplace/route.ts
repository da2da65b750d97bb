// region post
import { endpoint } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  ownsTransactions: true,
  handler: async (_, { services }) => ({
    uploaded: await services.marketplaceService.upload(),
  }),
})
// endregion
