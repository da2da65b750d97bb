import { pricing } from "../prices.ts"

// region sample
const [made] = await pricing.createMoneyAmounts([
  { currency_code: "eur", amount: 500, min_quantity: 10 },
])

console.log(made.amount, made.min_quantity)
// endregion
