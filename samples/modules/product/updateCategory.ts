import { products, category } from "../catalog.ts"

// region sample
const changed = await products.updateCategory(category.id, {
  is_active: true,
})

console.log(changed.is_active)
// endregion
