// region inputs
import { extendInput, z } from "@stheno/core"

const vendor = { fields: { vendor_id: z.string().optional() } }
export const create = extendInput("AdminPostProductsReq", vendor)
export const update = extendInput("AdminPostProductsProductReq", vendor)
// endregion
