// region model
import { column, extendModel, type AddedTo } from "@stheno/core"

export const DigitalVariant = extendModel("ProductVariant", {
  columns: {
    file_key: column.text({ about: "The file that its buyers may fetch." }),
  },
})

declare module "@stheno/core" {
  interface ProductVariantTable extends AddedTo<typeof DigitalVariant> {}
}
// endregion
