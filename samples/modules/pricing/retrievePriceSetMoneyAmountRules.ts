import { pricing, rule } from "../prices.ts"

// region sample
const found = await pricing.retrievePriceSetMoneyAmountRules(rule.id, {
  relations: ["rule_type"],
})

console.log(found.rule_type?.name, found.value)
// endregion
