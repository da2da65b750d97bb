import { pricing, priceSet } from "../prices.ts"

// region sample
await pricing.createRuleTypes([
  { name: "Customer group", rule_attribute: "customer_group_id" },
])
const extended = await pricing.addRules({
  priceSetId: priceSet.id,
  rules: [{ attribute: "customer_group_id" }],
})

console.log(extended.rule_types?.map((each) => each.name).sort())
// endregion
