import { pricing, priceSet } from "../prices.ts"

// region sample
const [summer] = await pricing.createPriceLists([
  {
    title: "Summer",
    description: "A sale for one region",
    status: "active",
    rules: { region_id: ["reg_north"] },
    prices: [{ price_set_id: priceSet.id, currency_code: "eur", amount: 700 }],
  },
])

console.log(summer.title, summer.price_set_money_amounts?.[0].money_amount?.amount)
// endregion
