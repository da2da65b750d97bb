import { pricing } from "../prices.ts"

// region sample
const found = await pricing.listMoneyAmounts(
  { currency_code: "eur" },
  { order: { amount: "DESC" } },
)

console.log(found.map((each) => each.amount))
// endregion
