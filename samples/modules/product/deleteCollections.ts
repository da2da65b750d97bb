import { products, collection } from "../catalog.ts"

// region sample
await products.deleteCollections([collection.id])

console.log((await products.listCollections()).length)
// endregion
