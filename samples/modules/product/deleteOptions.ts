import { products, product } from "../catalogue.ts"

// region sample
const [colour] = await products.createOptions([
  { product_id: product.id, title: "Colour" },
])
await products.deleteOptions([colour.id])

console.log((await products.listOptions({ product_id: product.id })).length)
// endregion
