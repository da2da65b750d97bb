import { entity } from "../query/entity.ts"

/** A currency of ISO 4217. */
export const Currency = entity({
  name: "Currency",
  table: "currency",
  about: "A currency of ISO 4217.",
  columns: {
    code: "The code, in lower case; it identifies the currency.",
    symbol: "The symbol as used abroad.",
    symbol_native: "The symbol as used in the currency's own country.",
    name: "The name of the currency.",
    includes_tax: "Whether prices in this currency already contain the tax.",
  },
})
