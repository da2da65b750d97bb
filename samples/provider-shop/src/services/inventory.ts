// region extend
import { CommerceError, extendService } from "@stheno/core"

const skuMissing = () =>
  new CommerceError("invalid_data", "Every item needs a sku.")

export default extendService("inventoryService", (base) => ({
  async create(data) {
    if (!data?.sku) throw skuMissing()
    return base.create(data)
  },
  async update(id, data) {
    if (data && "sku" in data && !data.sku) throw skuMissing()
    return base.update(id, data)
  },
}))
// endregion
