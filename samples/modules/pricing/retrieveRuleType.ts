import { pricing, ruleType } from "../prices.ts"

// region sample
console.log((await pricing.retrieveRuleType(ruleType.id)).rule_attribute)
// endregion
