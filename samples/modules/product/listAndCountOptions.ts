import { products } from "../catalogue.ts"

// region sample
const [page, count] = await products.listAndCountOptions({ title: "Size" })

console.log(page.length, "of", count)
// endregion
