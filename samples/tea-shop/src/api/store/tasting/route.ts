// region tasting
import { cached, CommerceError, endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  handler: async (_, { services, cache, flags }) => {
    if (!flags.isEnabled("tasting"))
      throw new CommerceError("not_found", "No tasting takes place today")
    const products = await cached(cache, "tasting:products", {
      seconds: 60,
      compute: () =>
        services.productService.list(
          { status: "published" },
          { select: ["id", "title"], take: 3, order: { created_at: "DESC" } },
        ),
    })
    return { products }
  },
})
// endregion
