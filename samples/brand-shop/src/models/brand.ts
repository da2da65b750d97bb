// region model
import { column, many, model, type TableOf } from "@stheno/core"

export const Brand = model({
  name: "Brand",
  table: "brand",
  columns: {
    name: column.text({ about: "The name as customers know it." }),
    founded: column.integer({ nullable: true }),
  },
  relations: { products: many("Product", "brand_id") },
  storefront: ["name", "founded", "products"],
})

declare module "@stheno/core" {
  interface Database {
    brand: TableOf<typeof Brand>
  }
}
// endregion
