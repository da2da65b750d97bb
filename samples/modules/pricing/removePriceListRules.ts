import { pricing, priceList } from "../prices.ts"

// region sample
const changed = await pricing.removePriceListRules({
  priceListId: priceList.id,
  rules: ["region_id"],
})

console.log(changed.price_list_rules?.length)
// endregion
