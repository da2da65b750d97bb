import { pricing, priceSet } from "../prices.ts"

// region sample
await pricing.removeRules([{ id: priceSet.id, rules: ["region_id"] }])
const left = await pricing.retrieve(priceSet.id, {
  relations: ["money_amounts"],
})

console.log(left.money_amounts?.length)
// endregion
