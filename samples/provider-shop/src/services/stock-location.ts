// region extend
import { CommerceError, extendService } from "@stheno/core"

export default extendService("stockLocationService", (base) => ({
  async delete(id) {
    const { id: known, name } = await base.retrieve(id)
    if (name === "Main depot")
      throw new CommerceError("not_allowed", "The main depot stays.")
    return base.delete(known)
  },
}))
// endregion
