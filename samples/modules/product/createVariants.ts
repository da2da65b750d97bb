import { products, product } from "../catalog.ts"

// region sample
const [medium] = await products.createVariants([
  { product_id: product.id, title: "M", options: [{ value: "M" }] },
])

console.log(medium.title, medium.variant_rank)
// endregion
