import { products } from "../catalog.ts"

// region sample
const found = await products.listTags({ value: ["wool", "none"] })

console.log(found.map((each) => each.value))
// endregion
