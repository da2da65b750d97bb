import { products } from "../catalog.ts"

// region sample
const [page, count] = await products.listAndCountOptions({ title: "Size" })

console.log(page.length, "of", count)
// endregion
