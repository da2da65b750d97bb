import { products, category } from "../catalog.ts"

// region sample
const found = await products.retrieveCategory(category.id, {
  relations: ["category_children"],
})

console.log(found.name, found.category_children?.length)
// endregion
