import { products, product } from "../catalog.ts"

// region sample
await products.delete([product.id])

console.log((await products.list({ id: product.id })).length)
// endregion
