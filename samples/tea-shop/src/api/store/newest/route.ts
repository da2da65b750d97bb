// region newest
import { cached, endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  summary: "List the newest products.",
  handler: (_, { services, cache }) =>
    cached(cache, "newest:products", {
      seconds: 60,
      compute: async () => ({
        products: await services.productService.list(
          { status: "published" },
          { select: ["id", "title"], take: 3, order: { created_at: "DESC" } },
        ),
        computed_at: new Date().toISOString(),
      }),
    }),
})
// endregion
