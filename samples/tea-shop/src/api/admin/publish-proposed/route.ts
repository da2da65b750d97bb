// region each
import { endpoint } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  summary: "Publish the proposed products, each in its own transaction.",
  ownsTransactions: true,
  handler: async (_, { services, transaction }) => {
    const proposed = await services.productService.list(
      { status: "proposed" },
      { select: ["id"] },
    )
    for (const { id } of proposed)
      await transaction((shop) =>
        shop.services.productService.update(id, { status: "published" }),
      )
    return { published: proposed.length }
  },
})
// endregion
