import { products, collection } from "../catalogue.ts"

// region sample
await products.deleteCollections([collection.id])

console.log((await products.listCollections()).length)
// endregion
