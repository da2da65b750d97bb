import { column, extendModel, type ModelExtension } from "@stheno/core"
import type { Variant } from "../variant.ts"

/** The smaller images of a thumbnail, which lists of products show. */
export const ProductWithVariants: ModelExtension = extendModel("Product", {
  columns: {
    thumbnail_variants: column.json<readonly Variant[]>({
      about: "The thumbnail in other sizes and formats; null until they are made, or if they cannot be made.",
    }),
  },
  storefront: ["thumbnail_variants"],
})
