import { subscriber } from "@stheno/core"

export default subscriber({
  event: "brand.created",
  handler: async ({ data, cache, log }) => {
    await cache.set("newest brand", data.id, 3600)
    log.info({ brand: data.id }, "A brand was created")
  },
})
