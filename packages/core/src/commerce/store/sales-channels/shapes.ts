import {
  bool,
  dateRange,
  list,
  listOrder,
  optional,
  pageLimit,
  pageOffset,
  searchTextOrNone,
  selectQuery,
  shape,
  text,
  times,
} from "../../../platform/http/shape.ts"

export const createSalesChannelBody = shape({
  name: text().describe("Name of the sales channel."),
  description: optional(text()).describe("Description of the sales channel."),
  is_disabled: optional(bool())
    .describe("If true, no carts can be created in it; false by default.")
    .meta({ default: false }),
})

export const updateSalesChannelBody = shape({
  name: optional(text()).describe("Name of the sales channel. Unchanged if absent."),
  description: optional(text()).describe("What it is for; null clears it."),
  is_disabled: optional(bool()).describe("If true, no carts can be created in it. Unchanged if absent."),
})

const productIds = list(shape({ id: text().describe("ID of a product.") }))
export const addedProductsBody = shape({ product_ids: productIds.describe("Products to add.") })
export const removedProductsBody = shape({ product_ids: productIds.describe("Products to remove.") })

export const salesChannelLocationBody = shape({ location_id: text().describe("ID of the stock location.") })

export const listSalesChannelsQuery = shape({
  id: optional(text()).describe("Only the sales channel with this ID."),
  q: searchTextOrNone().describe(
    "Searches the name or the description, ignoring case. The response contains whole channels, oldest first; `fields`, `expand` and `order` have no effect.",
  ),
  name: optional(text()).describe("Only sales channels with exactly this name. Without effect with `q`."),
  description: optional(text()).describe(
    "Only sales channels with exactly this description. Without effect with `q`.",
  ),
  created_at: times.created_at,
  updated_at: times.updated_at,
  deleted_at: optional(dateRange()).describe("Matches nothing: deleted sales channels are never listed."),
  order: listOrder(),
  expand: selectQuery.expand,
  fields: selectQuery.fields,
  offset: pageOffset(),
  limit: pageLimit(20),
})
