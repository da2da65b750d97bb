import { pricing, ruleType } from "../prices.ts"

// region sample
const [changed] = await pricing.updateRuleTypes([
  { id: ruleType.id, name: "Part of the world" },
])

console.log(changed.name)
// endregion
