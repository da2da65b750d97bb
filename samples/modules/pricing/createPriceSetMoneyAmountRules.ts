import { pricing, setPrice, ruleType } from "../prices.ts"

// region sample
const [made] = await pricing.createPriceSetMoneyAmountRules([
  {
    price_set_money_amount: setPrice.id,
    rule_type: ruleType.id,
    value: "reg_south",
  },
])

console.log(made.rule_type?.name, made.value)
// endregion
