import { createPricingModule } from "@stheno/core/pricing"
import { database } from "./database.ts"

export const pricing = createPricingModule(database)

export const [ruleType] = await pricing.createRuleTypes([
  { name: "Region", rule_attribute: "region_id" },
])
/** Ten euros, and nine in one region. */
export const priceSet = await pricing.create({
  rules: [{ rule_attribute: "region_id" }],
  prices: [
    { currency_code: "eur", amount: 1000 },
    { currency_code: "eur", amount: 900, rules: { region_id: "reg_north" } },
  ],
})
export const [setPrice] = await pricing.listPriceSetMoneyAmounts({
  price_set_id: priceSet.id,
})
export const price = await pricing.retrieveMoneyAmount(setPrice.money_amount_id)
export const [rule] = await pricing.listPriceRules()

export const [priceList] = await pricing.createPriceLists([
  {
    title: "Winter sale",
    description: "Cheaper while it is cold",
    status: "active",
    rules: { region_id: ["reg_north"] },
    prices: [{ price_set_id: priceSet.id, currency_code: "eur", amount: 750 }],
  },
])
export const [listRule] = await pricing.listPriceListRules()
