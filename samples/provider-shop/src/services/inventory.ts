// region extend
import { CommerceError, extendService } from "@stheno/core"

export default extendService("inventoryService", (base) => ({
  async create(data) {
    if (!data?.sku)
      throw new CommerceError("invalid_data", "Every item needs a sku.")
    return base.create(data)
  },
}))
// endregion
