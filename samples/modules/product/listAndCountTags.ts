import { products } from "../catalog.ts"

// region sample
const [page, count] = await products.listAndCountTags({}, { take: 1 })

console.log(page.length, "of", count)
// endregion
