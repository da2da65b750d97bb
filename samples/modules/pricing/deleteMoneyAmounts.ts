import { pricing, price } from "../prices.ts"

// region sample
await pricing.deleteMoneyAmounts([price.id])

console.log((await pricing.listMoneyAmounts({ id: price.id })).length)
// endregion
