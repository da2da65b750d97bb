import { products, variant } from "../catalogue.ts"

// region sample
await products.deleteVariants([variant.id])
await products.restoreVariants([variant.id])

console.log((await products.retrieveVariant(variant.id)).title)
// endregion
