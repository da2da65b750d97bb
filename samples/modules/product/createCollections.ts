import { products, product } from "../catalog.ts"

// region sample
const [summer] = await products.createCollections([
  { title: "Summer", product_ids: [product.id] },
])

console.log(summer.handle, summer.products?.[0].title)
// endregion
