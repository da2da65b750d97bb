// region subscriber
import { subscriber } from "@stheno/core"

export default subscriber({
  event: ["product.created", "product.updated", "product.deleted"],
  handler: async ({ cache }) => cache.invalidate("newest:*"),
})
// endregion
