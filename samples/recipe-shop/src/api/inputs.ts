// region inputs
// region files
import { extendInput, z } from "@stheno/core"
// endregion

const vendor = { fields: { vendor_id: z.string().optional() } }
export const create = extendInput("AdminPostProductsReq", vendor)
export const update = extendInput("AdminPostProductsProductReq", vendor)
// endregion

// region files
export const variant = extendInput("AdminPostProductsProductVariantsVariantReq", {
  fields: { file_key: z.string().optional() },
  apply: async ({ extra: { file_key }, params }, { db }) => {
    if (file_key === undefined) return
    await db
      .updateTable("product_variant")
      .set({ file_key })
      .where("id", "=", params.variant_id!)
      .execute()
  },
})
// endregion
