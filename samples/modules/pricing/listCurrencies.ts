import { pricing } from "../prices.ts"

// region sample
const found = await pricing.listCurrencies({ code: ["eur", "usd"] })

console.log(found.map((each) => each.code))
// endregion
