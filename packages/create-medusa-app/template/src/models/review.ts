import { column, model, one, type TableOf } from "@stheno/core"

export const Review = model({
  name: "Review",
  table: "review",
  idPrefix: "rev",
  columns: {
    product_id: column.text(),
    rating: column.integer(),
    text: column.text(),
  },
  relations: { product: one("Product", "product_id") },
  // The columns and relations that the Store API may return.
  storefront: ["product_id", "rating", "text", "created_at", "product"],
})

declare module "@stheno/core" {
  interface Database {
    review: TableOf<typeof Review>
  }
}
