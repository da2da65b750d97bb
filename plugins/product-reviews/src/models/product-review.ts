import { column, model, one, type Model } from "@stheno/core"

/** A review of a product. Its endpoints decide what a storefront sees, so relations lead to none of its columns. */
export const ProductReview: Model = model({
  name: "ProductReview",
  table: "product_review",
  idPrefix: "rev",
  about: "A customer's review of a product.",
  columns: {
    product_id: column.text(),
    customer_id: column.text(),
    rating: column.integer({ about: "From 1 to 5." }),
    title: column.text({ nullable: true }),
    content: column.text({ nullable: true }),
    name: column.text({ nullable: true, about: "The name that is shown with the review." }),
    status: column.enum(["pending", "approved", "rejected"]),
    is_verified: column.boolean({ about: "Whether the customer ordered the product." }),
    reply: column.text({ nullable: true, about: "The store's reply." }),
  },
  relations: { product: one("Product", "product_id"), customer: one("Customer", "customer_id") },
})
