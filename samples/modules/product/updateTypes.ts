import { products, type } from "../catalog.ts"

// region sample
const [changed] = await products.updateTypes([{ id: type.id, value: "changed" }])

console.log(changed.value)
// endregion
