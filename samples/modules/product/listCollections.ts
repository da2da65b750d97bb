import { products } from "../catalog.ts"

// region sample
const found = await products.listCollections({ handle: "winter" })

console.log(found.map((each) => each.title))
// endregion
