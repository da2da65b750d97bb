// region job
import { job } from "@stheno/core"

/** Publishes all proposed products, or none of them if one cannot be published. */
export default job({
  name: "publish-proposed",
  handler: async ({ transaction }) => {
    await transaction(async ({ services, log }) => {
      const proposed = await services.productService.list(
        { status: "proposed" },
        { select: ["id"] },
      )
      for (const { id } of proposed)
        await services.productService.update(id, { status: "published" })
      log.debug({ products: proposed.length }, "Proposed products were published")
    })
  },
})
// endregion
