import { entity, many, one, through } from "../query/entity.ts"

/** A place where the shop sells, e.g. the website, with the products that are sold there. */
export const SalesChannel = entity({
  name: "SalesChannel",
  table: "sales_channel",
  idPrefix: "sc",
  softDelete: true,
  about: "A place where the shop sells, e.g. the website, with the products that are sold there.",
  columns: {
    name: "The name of the channel.",
    description: "What the channel is.",
    is_disabled: "Whether selling through it is switched off.",
  },
  relations: {
    products: through("Product", "product_sales_channel", "sales_channel_id", "product_id"),
    publishableKeys: through(
      "PublishableApiKey",
      "publishable_api_key_sales_channel",
      "sales_channel_id",
      "publishable_key_id",
    ),
    locations: many("SalesChannelLocation", "sales_channel_id"),
  },
})

/** Makes a product available in a sales channel. */
export const ProductSalesChannel = entity({
  name: "ProductSalesChannel",
  table: "product_sales_channel",
  idPrefix: "prodsc",
  about: "Makes a product available in a sales channel.",
  columns: {
    product_id: "The product.",
    sales_channel_id: "The sales channel.",
  },
})

/** Lets a sales channel sell what a stock location holds. */
export const SalesChannelLocation = entity({
  name: "SalesChannelLocation",
  table: "sales_channel_location",
  idPrefix: "scloc",
  softDelete: true,
  about: "Lets a sales channel sell what a stock location holds.",
  columns: {
    sales_channel_id: "The sales channel.",
    location_id: "The stock location.",
  },
  relations: {
    sales_channel: one("SalesChannel", "sales_channel_id"),
    location: one("StockLocation", "location_id"),
  },
})
