import { pricing, priceSet } from "../prices.ts"

// region sample
const found = await pricing.listPriceSetMoneyAmounts(
  { price_set_id: priceSet.id },
  { relations: ["money_amount"] },
)

console.log(found.map((each) => each.money_amount?.amount))
// endregion
