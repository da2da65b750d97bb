import { column, extendModel, type ModelExtension } from "@stheno/core"

/** The average of a product, which lists of products show without another request. */
export const ReviewedProduct: ModelExtension = extendModel("Product", {
  columns: {
    review_count: column.integer({ about: "The number of approved reviews; null before the first one." }),
    review_average: column.numeric({ about: "The average rating, from 1 to 5; null without reviews." }),
  },
  storefront: ["review_count", "review_average"],
})
