import { pricing, setPrice, ruleType } from "../prices.ts"

// region sample
const [made] = await pricing.createPriceRules([
  {
    price_set_money_amount_id: setPrice.id,
    rule_type_id: ruleType.id,
    value: "reg_south",
    priority: 5,
  },
])

console.log(made.value, made.priority)
// endregion
