// region extend
import { column, extendModel, type AddedTo } from "@stheno/core"

export const ProductMargin = extendModel("Product", {
  columns: { margin: column.integer({ about: "The margin in percent." }) },
})

declare module "@stheno/core" {
  interface ProductTable extends AddedTo<typeof ProductMargin> {}
}
// endregion
