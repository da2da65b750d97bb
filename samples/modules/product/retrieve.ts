import { products, product } from "../catalog.ts"

// region sample
const found = await products.retrieve(product.id, {
  relations: ["variants.options"],
})

for (const variant of found.variants ?? []) {
  console.log(variant.title, variant.options?.[0].value)
}
// endregion
