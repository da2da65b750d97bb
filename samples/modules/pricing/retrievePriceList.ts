import { pricing, priceList } from "../prices.ts"

// region sample
const found = await pricing.retrievePriceList(priceList.id, {
  relations: ["price_list_rules.price_list_rule_values"],
})

console.log(
  found.title,
  found.price_list_rules?.[0].price_list_rule_values?.[0].value,
)
// endregion
