import { products } from "../catalog.ts"

// region sample
const gloves = await products.createCategory({
  name: "Gloves",
  parent_category_id: null,
})
await products.deleteCategory(gloves.id)

console.log((await products.listCategories({ name: "Gloves" })).length)
// endregion
