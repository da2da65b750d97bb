import { pricing } from "../prices.ts"

// region sample
const [page, count] = await pricing.listAndCountPriceListRules()

console.log(page.length, "of", count)
// endregion
