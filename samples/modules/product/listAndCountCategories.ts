import { products } from "../catalogue.ts"

// region sample
const [page, count] = await products.listAndCountCategories()

console.log(
  page.map((each) => each.name),
  count,
)
// endregion
