import { products, product } from "../catalogue.ts"

// region sample
const [colour] = await products.createOptions([
  { product_id: product.id, title: "Colour" },
])

console.log(colour.title, colour.values?.[0].value)
// endregion
