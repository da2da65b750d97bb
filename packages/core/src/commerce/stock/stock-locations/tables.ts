import { entity, one, through } from "../../../platform/query/entity.ts"

/** A place where stock is kept, such as a warehouse. */
export const StockLocation = entity({
  name: "StockLocation",
  table: "stock_location",
  idPrefix: "sloc",
  softDelete: true,
  about: "A place where stock is kept, such as a warehouse.",
  columns: {
    name: "The location's name.",
    address_id: "The location's address.",
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
    address_1: "The first address line: street and number.",
    address_2: "The second address line, such as the flat or building.",
    company: "The company.",
    city: "The city.",
    country_code: "The two-letter ISO 3166-1 country code in lower case.",
    phone: "The phone number.",
    province: "The state, province or canton.",
    postal_code: "The postal code.",
  },
})
