// region size
import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  summary: "Count the published products, at most once a minute.",
  handler: async (_, { cache, log, services }) => {
    const known = await cache.get<number>("catalog-size")
    if (known !== undefined) return { products: known }
    const [, products] = await services.productService.listAndCount(
      { status: "published" },
      { select: ["id"], take: 1 },
    )
    await cache.set("catalog-size", products, 60)
    log.debug({ products }, "The catalog was counted")
    return { products }
  },
})
// endregion
