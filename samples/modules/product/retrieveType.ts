import { products, type } from "../catalogue.ts"

// region sample
console.log((await products.retrieveType(type.id)).value)
// endregion
