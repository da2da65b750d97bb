import { extendInput, z } from "@stheno/core"

const fields = { tasting_notes: z.string().max(200).optional() }

export const create = extendInput("AdminPostProductsReq", { fields })
export const update = extendInput("AdminPostProductsProductReq", { fields })
