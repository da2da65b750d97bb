import { products, tag } from "../catalogue.ts"

// region sample
console.log((await products.retrieveTag(tag.id)).value)
// endregion
