import { pricing } from "../prices.ts"

// region sample
const [weekday] = await pricing.createRuleTypes([
  { name: "Weekday", rule_attribute: "weekday" },
])
await pricing.deleteRuleTypes([weekday.id])

console.log((await pricing.listRuleTypes({ id: weekday.id })).length)
// endregion
