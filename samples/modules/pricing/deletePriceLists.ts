import { pricing, priceList } from "../prices.ts"

// region sample
await pricing.deletePriceLists([priceList.id])

console.log((await pricing.listPriceLists()).length)
// endregion
