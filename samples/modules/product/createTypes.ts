import { products } from "../catalogue.ts"

// region sample
const [made] = await products.createTypes([{ value: "felt" }])

console.log(made.value)
// endregion
