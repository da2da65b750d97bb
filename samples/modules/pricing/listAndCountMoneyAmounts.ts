import { pricing } from "../prices.ts"

// region sample
const [page, count] = await pricing.listAndCountMoneyAmounts({}, { take: 1 })

console.log(page.length, "of", count)
// endregion
