import { pricing, priceSet, priceList } from "../prices.ts"

// region sample
const [extended] = await pricing.addPriceListPrices([
  {
    priceListId: priceList.id,
    prices: [{ price_set_id: priceSet.id, currency_code: "usd", amount: 600 }],
  },
])

console.log(extended.price_set_money_amounts?.length)
// endregion
