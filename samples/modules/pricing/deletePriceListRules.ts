import { pricing, listRule } from "../prices.ts"

// region sample
await pricing.deletePriceListRules([listRule.id])

console.log((await pricing.listPriceListRules()).length)
// endregion
