import { pricing, price } from "../prices.ts"

// region sample
await pricing.softDeleteMoneyAmounts([price.id])

console.log((await pricing.listMoneyAmounts({ id: price.id })).length)
// endregion
