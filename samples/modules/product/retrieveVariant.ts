import { products, product, variant } from "../catalog.ts"

// region sample
const found = await products.retrieveVariant(variant.id, {
  relations: ["product"],
})

console.log(found.title, "of", found.product?.title)
// endregion
