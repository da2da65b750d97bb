import {
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

export const createKeyBody = shape({ title: text().describe("Title, for those who run the shop.") })

export const updateKeyBody = shape({
  title: optional(text()).describe("Title, for those who run the shop. Absent or null, it stays."),
})

export const keyChannelsBody = shape({
  sales_channel_ids: list(shape({ id: text().describe("Id of a sales channel.") })).describe(
    "Sales channels that it is about.",
  ),
})

export const listKeyChannelsQuery = shape({
  q: optional(searchText()).describe(
    "Text that the name or the description of a sales channel holds, in any case.",
  ),
})

export const listKeysQuery = shape({
  q: optional(searchText()).describe("Text that the title holds, in any case."),
  order: listOrder(),
  created_at: times.created_at,
  updated_at: times.updated_at,
  revoked_at: optional(dateRange()).describe("Only keys that were revoked in this time."),
  expand: selectQuery.expand,
  fields: selectQuery.fields,
  offset: pageOffset(),
  limit: pageLimit(20),
})
