import { products } from "../catalog.ts"

// region sample
const found = await products.listTypes({ value: ["Hats", "none"] })

console.log(found.map((each) => each.value))
// endregion
