import { products, product } from "../catalogue.ts"

// region sample
await products.softDelete([product.id])
await products.restore([product.id])

console.log((await products.retrieve(product.id)).title)
// endregion
