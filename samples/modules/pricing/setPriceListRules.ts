import { pricing, priceList } from "../prices.ts"

// region sample
const changed = await pricing.setPriceListRules({
  priceListId: priceList.id,
  rules: { region_id: ["reg_north", "reg_south"] },
})

console.log(changed.price_list_rules?.[0].price_list_rule_values?.length)
// endregion
