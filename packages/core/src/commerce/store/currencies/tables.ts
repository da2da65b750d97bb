import { entity } from "../../../platform/query/entity.ts"

/** A currency of ISO 4217 that the shop can use. */
export const Currency = entity({
  name: "Currency",
  table: "currency",
  about: "A currency of ISO 4217 that the shop can use.",
  columns: {
    code: "The three-letter ISO 4217 code in lower case; the primary key.",
    symbol: "The symbol used outside the currency's own country, such as `CA$`.",
    symbol_native: "The symbol used in the currency's own country, such as `$`.",
    name: "The currency's name in English.",
    includes_tax: "Whether prices in this currency include tax.",
  },
})
