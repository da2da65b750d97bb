import { CommerceError, extendInput, z } from "@stheno/core"

export const create = extendInput("AdminPostProductsReq", {
  fields: { brand_id: z.string().optional() },
})

declare module "@stheno/core" {
  interface AddedFields {
    "admin.PostProducts": { brand_id?: string | undefined }
  }
}

export const update = extendInput("AdminPostProductsProductReq", {
  fields: { margin: z.number().int().min(0).optional() },
  apply: async ({ extra, params }, { db }) => {
    if (extra.margin === undefined) return
    if (extra.margin > 90)
      throw new CommerceError(
        "not_allowed",
        "The margin must be at most 90 percent.",
      )
    await db
      .updateTable("product")
      .set({ margin: extra.margin })
      .where("id", "=", params.id!)
      .execute()
  },
})
