import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A channel through which the shop sells, such as a website, with the products available in it. */
export const SalesChannel = entity({
  name: "SalesChannel",
  table: "sales_channel",
  idPrefix: "sc",
  softDelete: true,
  about: "A channel through which the shop sells, such as a website, with the products available in it.",
  columns: {
    name: "The channel's name.",
    description: "A text that describes the channel.",
    is_disabled: "Whether the channel is disabled; carts cannot be created in a disabled channel.",
  },
  relations: {
    products: through("Product", "product_sales_channel", "sales_channel_id", "product_id", { isSet: true }),
    publishableKeys: through(
      "PublishableApiKey",
      "publishable_api_key_sales_channel",
      "sales_channel_id",
      "publishable_key_id",
    ),
    locations: many("SalesChannelLocation", "sales_channel_id"),
  },
})

/** The link between a sales channel and a product available in it. */
export const ProductSalesChannel = entity({
  name: "ProductSalesChannel",
  table: "product_sales_channel",
  idPrefix: "prodsc",
  about: "The link between a sales channel and a product available in it.",
  columns: {
    product_id: "The product.",
    sales_channel_id: "The sales channel.",
  },
})

/** The link between a sales channel and a stock location whose stock it sells. */
export const SalesChannelLocation = entity({
  name: "SalesChannelLocation",
  table: "sales_channel_location",
  idPrefix: "scloc",
  softDelete: true,
  about: "The link between a sales channel and a stock location whose stock it sells.",
  columns: {
    sales_channel_id: "The sales channel.",
    location_id: "The ID of the stock location.",
  },
  relations: {
    sales_channel: one("SalesChannel", "sales_channel_id"),
    location: one("StockLocation", "location_id"),
  },
})
