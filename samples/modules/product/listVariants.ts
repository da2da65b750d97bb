import { products, product } from "../catalogue.ts"

// region sample
const found = await products.listVariants({ product_id: product.id })

console.log(found.map((each) => each.sku))
// endregion
