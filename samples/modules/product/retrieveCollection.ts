import { products, collection } from "../catalog.ts"

// region sample
const found = await products.retrieveCollection(collection.id, {
  relations: ["products"],
})

console.log(found.title, found.products?.length)
// endregion
