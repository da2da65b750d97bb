import { pricing } from "../prices.ts"

// region sample
const found = await pricing.listPriceRules({ value: "reg_north" })

console.log(found.length)
// endregion
