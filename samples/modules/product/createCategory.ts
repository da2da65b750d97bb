import { products, category } from "../catalog.ts"

// region sample
const gloves = await products.createCategory({
  name: "Gloves",
  parent_category_id: category.id,
  rank: 0,
})

console.log(gloves.handle, gloves.rank, gloves.parent_category?.name)
// endregion
