import { pricing } from "../prices.ts"

// region sample
const made = await pricing.create({
  rules: [{ rule_attribute: "region_id" }],
  prices: [
    { currency_code: "eur", amount: 1000 },
    { currency_code: "eur", amount: 800, rules: { region_id: "reg_south" } },
  ],
})

console.log(made.money_amounts?.map((each) => each.amount).sort())
// endregion
