import { pricing, priceSet } from "../prices.ts"

// region sample
const [page, count] = await pricing.listAndCountPriceSetMoneyAmounts({
  price_set_id: priceSet.id,
})

console.log(page.length, "of", count)
// endregion
