import { products, product } from "../catalogue.ts"

// region sample
const [summer] = await products.createCollections([
  { title: "Summer", product_ids: [product.id] },
])

console.log(summer.handle, summer.products?.[0].title)
// endregion
