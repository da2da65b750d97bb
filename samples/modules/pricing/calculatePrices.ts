import { pricing, priceSet } from "../prices.ts"

// region sample
const [price] = await pricing.calculatePrices(
  { id: [priceSet.id] },
  { context: { currency_code: "eur", region_id: "reg_north" } },
)

console.log(price.calculated_amount, price.currency_code)
// endregion
