import { pricing } from "../prices.ts"

// region sample
const [page, count] = await pricing.listAndCountRuleTypes()

console.log(page.length, "of", count)
// endregion
