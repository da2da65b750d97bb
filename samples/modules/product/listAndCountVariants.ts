import { products, product } from "../catalog.ts"

// region sample
const [page, count] = await products.listAndCountVariants(
  { product_id: product.id },
  { take: 1 },
)

console.log(page.length, "of", count)
// endregion
