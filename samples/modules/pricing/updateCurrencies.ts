import { pricing } from "../prices.ts"

// region sample
const [changed] = await pricing.updateCurrencies([{ code: "usd", name: "Dollar" }])

console.log(changed.name)
// endregion
