import { pricing, listRule } from "../prices.ts"

// region sample
const [weekday] = await pricing.createRuleTypes([
  { name: "Weekday", rule_attribute: "weekday" },
])
const [changed] = await pricing.updatePriceListRules([
  { id: listRule.id, rule_type_id: weekday.id },
])

console.log(changed.rule_type?.name)
// endregion
