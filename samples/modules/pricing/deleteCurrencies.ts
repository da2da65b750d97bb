import { pricing } from "../prices.ts"

// region sample
await pricing.deleteCurrencies(["zmw"])

console.log((await pricing.listCurrencies({ code: ["zmw"] })).length)
// endregion
