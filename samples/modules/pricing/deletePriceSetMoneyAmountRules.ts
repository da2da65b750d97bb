import { pricing, rule } from "../prices.ts"

// region sample
await pricing.deletePriceSetMoneyAmountRules([rule.id])

console.log((await pricing.listPriceSetMoneyAmountRules()).length)
// endregion
