import { products, product } from "../catalog.ts"

// region sample
const deleted = await products.softDelete([product.id], {
  returnLinkableKeys: ["product_id", "variant_id"],
})

console.log(deleted)
// endregion
