import { createProductModule } from "@stheno/core/product"
import { database } from "./database.ts"

export const products = createProductModule(database)

/** A woolen hat in two sizes. */
export const [product] = await products.create([
  {
    title: "Wool hat",
    tags: [{ value: "wool" }],
    type: { value: "Hats" },
    options: [{ title: "Size" }],
    variants: [
      { title: "S", sku: "HAT-S", options: [{ value: "S" }] },
      { title: "L", sku: "HAT-L", options: [{ value: "L" }] },
    ],
  },
])
export const [variant] = product.variants ?? []
export const [option] = product.options ?? []
export const [tag] = product.tags ?? []
export const type = product.type!

export const [collection] = await products.createCollections([
  { title: "Winter", product_ids: [product.id] },
])
export const category = await products.createCategory({
  name: "Clothes",
  parent_category_id: null,
})
await products.createCategory({
  name: "Hats",
  parent_category_id: category.id,
})
