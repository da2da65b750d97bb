import { products, collection } from "../catalog.ts"

// region sample
const [changed] = await products.updateCollections([
  { id: collection.id, title: "Snow", product_ids: [] },
])

console.log(changed.title, changed.products?.length)
// endregion
