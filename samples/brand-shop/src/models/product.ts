// region extend
import { column, extendModel, one, type AddedTo } from "@stheno/core"

export const BrandedProduct = extendModel("Product", {
  columns: { brand_id: column.text() },
  relations: { brand: one("Brand", "brand_id") },
  storefront: ["brand_id", "brand"],
})

declare module "@stheno/core" {
  interface ProductTable extends AddedTo<typeof BrandedProduct> {}
}
// endregion
