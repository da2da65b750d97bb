import { products, type } from "../catalog.ts"

// region sample
console.log((await products.retrieveType(type.id)).value)
// endregion
