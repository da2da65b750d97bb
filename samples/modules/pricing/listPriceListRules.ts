import { pricing, priceList } from "../prices.ts"

// region sample
const found = await pricing.listPriceListRules({
  price_list_id: priceList.id,
  value: ["reg_north"],
})

console.log(found.length)
// endregion
