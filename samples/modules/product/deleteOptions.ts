import { products, product } from "../catalog.ts"

// region sample
const [color] = await products.createOptions([
  { product_id: product.id, title: "Color" },
])
await products.deleteOptions([color.id])

console.log((await products.listOptions({ product_id: product.id })).length)
// endregion
