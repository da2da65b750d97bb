import { pricing, rule } from "../prices.ts"

// region sample
const [changed] = await pricing.updatePriceRules([
  { id: rule.id, value: "reg_south" },
])

console.log(changed.value)
// endregion
