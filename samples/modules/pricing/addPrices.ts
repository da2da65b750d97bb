import { pricing, priceSet } from "../prices.ts"

// region sample
const extended = await pricing.addPrices({
  priceSetId: priceSet.id,
  prices: [{ currency_code: "usd", amount: 1100 }],
})

console.log(extended.money_amounts?.length)
// endregion
