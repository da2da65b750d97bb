import { products, product } from "../catalogue.ts"

// region sample
const found = await products.listOptions({ product_id: product.id })

console.log(found.map((each) => each.title))
// endregion
