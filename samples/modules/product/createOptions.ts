import { products, product } from "../catalog.ts"

// region sample
const [color] = await products.createOptions([
  { product_id: product.id, title: "Color" },
])

console.log(color.title, color.values?.[0].value)
// endregion
