import { entity, one, through } from "../query/entity.ts"

/** The shop's settings; there is one row. */
export const Store = entity({
  name: "Store",
  table: "store",
  idPrefix: "store",
  about: "The shop's settings; there is one row.",
  columns: {
    name: "The name of the shop.",
    default_currency_code: "The currency used unless another is chosen, an ISO 4217 code in lower case.",
    swap_link_template: "The pattern of the address at which customers confirm a swap.",
    payment_link_template: "The pattern of the address at which customers pay a draft order.",
    invite_link_template: "The pattern of the address at which an invite is accepted.",
    default_sales_channel_id: "The sales channel used unless another is given.",
    default_location_id: "The stock location used unless another is given.",
  },
  relations: {
    default_currency: one("Currency", "default_currency_code", { targetColumn: "code" }),
    currencies: through("Currency", "store_currencies", "store_id", "currency_code"),
    default_sales_channel: one("SalesChannel", "default_sales_channel_id"),
  },
})
