import { column, extendModel, type AddedTo } from "@stheno/core"

export const Coffee = extendModel("Product", {
  columns: { tasting_notes: column.text() },
  storefront: ["tasting_notes"],
})

declare module "@stheno/core" {
  interface ProductTable extends AddedTo<typeof Coffee> {}
}
