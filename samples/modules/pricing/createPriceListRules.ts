import { pricing, priceList } from "../prices.ts"

// region sample
const [weekday] = await pricing.createRuleTypes([
  { name: "Weekday", rule_attribute: "weekday" },
])
const [made] = await pricing.createPriceListRules([
  {
    price_list_id: priceList.id,
    rule_type_id: weekday.id,
    values: ["saturday", "sunday"],
  },
])

console.log(made.price_list_rule_values?.length)
// endregion
