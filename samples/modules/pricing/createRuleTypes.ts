import { pricing } from "../prices.ts"

// region sample
const [made] = await pricing.createRuleTypes([
  { name: "Weekday", rule_attribute: "weekday", default_priority: 2 },
])

console.log(made.name, made.default_priority)
// endregion
