import { pricing, priceSet } from "../prices.ts"

// region sample
await pricing.delete([priceSet.id])

console.log((await pricing.list({ id: priceSet.id })).length)
// endregion
