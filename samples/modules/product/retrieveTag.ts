import { products, tag } from "../catalog.ts"

// region sample
console.log((await products.retrieveTag(tag.id)).value)
// endregion
