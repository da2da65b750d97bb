import { products, product } from "../catalog.ts"

// region sample
const [changed] = await products.update([
  { id: product.id, subtitle: "Warm", metadata: { season: "winter" } },
])

console.log(changed.subtitle, changed.metadata)
// endregion
