import { products, product, variant } from "../catalog.ts"

// region sample
await products.deleteVariants([variant.id])

console.log((await products.listVariants({ product_id: product.id })).length)
// endregion
