import { products, option } from "../catalog.ts"

// region sample
const [renamed] = await products.updateOptions([{ id: option.id, title: "Fit" }])

console.log(renamed.title)
// endregion
