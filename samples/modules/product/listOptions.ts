import { products, product } from "../catalog.ts"

// region sample
const found = await products.listOptions({ product_id: product.id })

console.log(found.map((each) => each.title))
// endregion
