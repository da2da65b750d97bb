import { subscriber } from "@stheno/core"

export default subscriber({
  event: "brand.created",
  handler: async ({ data, cache, container }) => {
    await cache.set("newest brand", data.id, 3600)
    container.resolve("logger")
  },
})
