import { products, product } from "../catalog.ts"

// region sample
await products.softDelete([product.id])
await products.restore([product.id])

console.log((await products.retrieve(product.id)).title)
// endregion
