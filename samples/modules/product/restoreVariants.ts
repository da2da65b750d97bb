import { products, variant } from "../catalog.ts"

// region sample
await products.deleteVariants([variant.id])
await products.restoreVariants([variant.id])

console.log((await products.retrieveVariant(variant.id)).title)
// endregion
