import { products } from "../catalog.ts"

// region sample
const [made] = await products.createTags([{ value: "felt" }])

console.log(made.value)
// endregion
