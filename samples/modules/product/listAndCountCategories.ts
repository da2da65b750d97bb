import { products } from "../catalog.ts"

// region sample
const [page, count] = await products.listAndCountCategories()

console.log(
  page.map((each) => each.name),
  count,
)
// endregion
