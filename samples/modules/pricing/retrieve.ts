import { pricing, priceSet } from "../prices.ts"

// region sample
const found = await pricing.retrieve(priceSet.id, {
  relations: ["money_amounts", "rule_types"],
})

console.log(found.money_amounts?.length, found.rule_types?.[0].rule_attribute)
// endregion
