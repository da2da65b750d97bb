// region tasting
import { CommerceError, endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  handler: async (_, { services, flags }) => {
    if (!flags.isEnabled("tasting"))
      throw new CommerceError("not_found", "No tasting takes place today")
    const products = await services.productService.list(
      { status: "published" },
      { select: ["id", "title"], take: 3, order: { created_at: "DESC" } },
    )
    return { products }
  },
})
// endregion
