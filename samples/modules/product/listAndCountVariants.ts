import { products, product } from "../catalogue.ts"

// region sample
const [page, count] = await products.listAndCountVariants(
  { product_id: product.id },
  { take: 1 },
)

console.log(page.length, "of", count)
// endregion
