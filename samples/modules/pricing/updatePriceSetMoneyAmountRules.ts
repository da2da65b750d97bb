import { pricing, rule } from "../prices.ts"

// region sample
const [changed] = await pricing.updatePriceSetMoneyAmountRules([
  { id: rule.id, value: "reg_south" },
])

console.log(changed.value)
// endregion
