import { pricing, priceList } from "../prices.ts"

// region sample
const [changed] = await pricing.updatePriceLists([
  { id: priceList.id, title: "Late winter", ends_at: "2030-03-01T00:00:00Z" },
])

console.log(changed.title)
// endregion
