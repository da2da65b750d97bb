import { pricing } from "../prices.ts"

// region sample
const found = await pricing.listPriceSetMoneyAmountRules({ value: "reg_north" })

console.log(found.length)
// endregion
