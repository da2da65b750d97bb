import { pricing, priceSet } from "../prices.ts"

// region sample
const [same] = await pricing.update([{ id: priceSet.id }])

console.log(same.money_amounts?.length)
// endregion
