import { products, type } from "../catalog.ts"

// region sample
await products.deleteTypes([type.id])

console.log((await products.listTypes({ id: type.id })).length)
// endregion
