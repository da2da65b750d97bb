import { pricing } from "../prices.ts"

// region sample
const [page, count] = await pricing.listAndCountCurrencies(
  { code: ["eur", "usd"] },
  { take: 1 },
)

console.log(page.length, "of", count)
// endregion
