import { pricing, price } from "../prices.ts"

// region sample
console.log((await pricing.retrieveMoneyAmount(price.id)).amount)
// endregion
