import { pricing, listRule } from "../prices.ts"

// region sample
const found = await pricing.retrievePriceListRule(listRule.id, {
  relations: ["rule_type"],
})

console.log(found.rule_type?.name)
// endregion
