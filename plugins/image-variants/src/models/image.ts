import { column, extendModel, type ModelExtension } from "@stheno/core"
import type { Variant } from "../variant.ts"

/** The smaller images of an image, which storefronts receive with each product. */
export const ImageWithVariants: ModelExtension = extendModel("Image", {
  columns: {
    variants: column.json<readonly Variant[]>({
      about: "The image in other sizes and formats; null until they are made, or if they cannot be made.",
    }),
  },
  storefront: ["variants"],
})
