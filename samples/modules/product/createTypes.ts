import { products } from "../catalog.ts"

// region sample
const [made] = await products.createTypes([{ value: "felt" }])

console.log(made.value)
// endregion
