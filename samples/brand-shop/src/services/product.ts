// region extend
import { CommerceError, extendService } from "@stheno/core"

export default extendService("productService", (base) => ({
  async create(data) {
    if (!data.brand_id && data.status === "published")
      throw new CommerceError("not_allowed", "A published product needs a brand.")
    return base.create(data)
  },
}))
// endregion
