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
} from "../../../platform/http/shape.ts"

export const createKeyBody = shape({ title: text().describe("Title, for your team.") })

export const updateKeyBody = shape({
  title: optional(text()).describe("Title, for your team. Unchanged if absent."),
})

export const keyChannelsBody = shape({
  sales_channel_ids: list(shape({ id: text().describe("ID of a sales channel.") })).describe(
    "Sales channels to add or remove.",
  ),
})

export const listKeyChannelsQuery = shape({
  q: optional(searchText()).describe(
    "Searches the name or the description of a sales channel, ignoring case.",
  ),
})

export const listKeysQuery = shape({
  q: optional(searchText()).describe("Searches the title, ignoring case."),
  order: listOrder(),
  created_at: times.created_at,
  updated_at: times.updated_at,
  revoked_at: optional(dateRange()).describe("Only keys that were revoked in this period."),
  expand: selectQuery.expand,
  fields: selectQuery.fields,
  offset: pageOffset(),
  limit: pageLimit(20),
})
