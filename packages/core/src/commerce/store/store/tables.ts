import { entity, one, through } from "../../../platform/query/entity.ts"

/** The shop's settings, stored as a single row. */
export const Store = entity({
  name: "Store",
  table: "store",
  idPrefix: "store",
  about: "The shop's settings, stored as a single row.",
  columns: {
    name: "The store's name.",
    default_currency_code: "The default currency: a three-letter ISO 4217 code in lower case.",
    swap_link_template: "The template of the URL at which customers confirm a swap.",
    payment_link_template: "The template of the URL at which customers pay a draft order.",
    invite_link_template: "The template of the URL at which an invite is accepted.",
    default_sales_channel_id: "The default sales channel.",
    default_location_id: "The default stock location.",
  },
  refersTo: { default_location_id: "StockLocation" },
  relations: {
    default_currency: one("Currency", "default_currency_code", { targetColumn: "code" }),
    currencies: through("Currency", "store_currencies", "store_id", "currency_code"),
    default_sales_channel: one("SalesChannel", "default_sales_channel_id"),
  },
})
