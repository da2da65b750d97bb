import { CommerceError, extendInput, z } from "@stheno/core"

// region stored
export const create = extendInput("AdminPostProductsReq", {
  fields: { brand_id: z.string().optional() },
})
// endregion

// region applied
export const update = extendInput("AdminPostProductsProductReq", {
  fields: { margin: z.number().int().min(0).optional() },
  apply: async ({ extra, params }, { db }) => {
    if (extra.margin === undefined) return
    if (extra.margin > 90)
      throw new CommerceError("not_allowed", "Nobody will buy that.")
    await db
      .updateTable("product")
      .set({ margin: extra.margin })
      .where("id", "=", params.id!)
      .execute()
  },
})
// endregion
