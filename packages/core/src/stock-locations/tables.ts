import { entity, one, through } from "../query/entity.ts"

/** A place that holds stock. */
export const StockLocation = entity({
  name: "StockLocation",
  table: "stock_location",
  idPrefix: "sloc",
  softDelete: true,
  about: "A place that holds stock.",
  columns: {
    name: "The name of the place.",
    address_id: "Its address.",
  },
  relations: {
    address: one("StockLocationAddress", "address_id"),
    sales_channels: through("SalesChannel", "sales_channel_location", "location_id", "sales_channel_id"),
  },
})

/** The address of a stock location. */
export const StockLocationAddress = entity({
  name: "StockLocationAddress",
  table: "stock_location_address",
  idPrefix: "laddr",
  softDelete: true,
  about: "The address of a stock location.",
  columns: {
    address_1: "Street and number.",
    address_2: "A second address line, e.g. the flat.",
    company: "The company's name.",
    city: "The city.",
    country_code: "The country, an ISO 3166 code of two letters in lower case.",
    phone: "A telephone number.",
    province: "The province, state or canton.",
    postal_code: "The postal code.",
  },
})
