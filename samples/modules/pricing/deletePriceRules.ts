import { pricing, rule } from "../prices.ts"

// region sample
await pricing.deletePriceRules([rule.id])

console.log((await pricing.listPriceRules()).length)
// endregion
