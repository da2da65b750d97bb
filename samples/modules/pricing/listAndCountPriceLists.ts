import { pricing } from "../prices.ts"

// region sample
const [page, count] = await pricing.listAndCountPriceLists({
  rules_count: [1],
})

console.log(page.length, "of", count)
// endregion
