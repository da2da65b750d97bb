import { products } from "../catalog.ts"

// region sample
const [page, count] = await products.listAndCountCollections()

console.log(page.length, "of", count)
// endregion
