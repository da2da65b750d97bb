import { pricing } from "../prices.ts"

// region sample
const found = await pricing.list({ money_amounts: { currency_code: "eur" } })

console.log(found.length)
// endregion
