import {
  bool,
  dateRange,
  list,
  listOrder,
  optional,
  pageLimit,
  pageOffset,
  searchText,
  selectQuery,
  shape,
  text,
  times,
} from "../http/shape.ts"

export const createSalesChannelBody = shape({
  name: text().describe("Name of the sales channel."),
  description: optional(text()).describe("What it is for."),
  is_disabled: optional(bool()).describe("If true, no carts can be created in it; false by default."),
})

export const updateSalesChannelBody = shape({
  name: optional(text()).describe("Name of the sales channel. Absent or null, it stays."),
  description: optional(text()).describe("What it is for; null clears it."),
  is_disabled: optional(bool()).describe("True keeps carts from being made in it. Absent or null, it stays."),
})

export const salesChannelProductsBody = shape({
  product_ids: list(shape({ id: text().describe("Id of a product.") })).describe(
    "Products that it is about.",
  ),
})

export const salesChannelLocationBody = shape({ location_id: text().describe("Id of the stock location.") })

export const listSalesChannelsQuery = shape({
  id: optional(text()).describe("Only the sales channel with this id."),
  q: optional(searchText()).describe(
    "Text that the name or the description holds, in any case. It answers whole channels, oldest first, whatever `fields`, `expand` and `order` say.",
  ),
  name: optional(text()).describe("Only sales channels with exactly this name. Without effect beside `q`."),
  description: optional(text()).describe(
    "Only sales channels with exactly this description. Without effect beside `q`.",
  ),
  created_at: times.created_at,
  updated_at: times.updated_at,
  deleted_at: optional(dateRange()).describe("Finds nothing: deleted sales channels are never listed."),
  order: listOrder(),
  expand: selectQuery.expand,
  fields: selectQuery.fields,
  offset: pageOffset(),
  limit: pageLimit(20),
})
