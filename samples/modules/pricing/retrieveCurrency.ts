import { pricing } from "../prices.ts"

// region sample
console.log((await pricing.retrieveCurrency("eur")).symbol)
// endregion
