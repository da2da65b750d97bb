import { pricing, price } from "../prices.ts"

// region sample
await pricing.softDeleteMoneyAmounts([price.id])
await pricing.restoreDeletedMoneyAmounts([price.id])

console.log((await pricing.retrieveMoneyAmount(price.id)).amount)
// endregion
