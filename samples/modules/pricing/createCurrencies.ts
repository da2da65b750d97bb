import { pricing } from "../prices.ts"

// region sample
const [made] = await pricing.createCurrencies([
  { code: "xts", symbol: "T", symbol_native: "T", name: "Test money" },
])

console.log(made.name)
// endregion
