import { pricing } from "../prices.ts"

// region sample
const found = await pricing.listRuleTypes({ rule_attribute: "region_id" })

console.log(found.map((each) => each.name))
// endregion
