import { products, variant } from "../catalog.ts"

// region sample
const [changed] = await products.updateVariants([
  { id: variant.id, weight: 120, allow_backorder: true },
])

console.log(changed.weight, changed.allow_backorder)
// endregion
