import {
  dateRange,
  listOrder,
  optional,
  pageLimit,
  pageOffset,
  queryTexts,
  record,
  searchText,
  shape,
  text,
  texts,
  times,
  type z,
} from "../../../platform/http/shape.ts"

export const listCollectionsQuery = shape({
  title: optional(text()).describe("Only collections with exactly this title. Without effect with `q`."),
  handle: optional(text()).describe("Only the collection with this handle. Without effect with `q`."),
  created_at: times.created_at.describe(
    "Only collections that were created in this period. Without effect with `q`.",
  ),
  updated_at: times.updated_at.describe(
    "Only collections whose last change was in this period. Without effect with `q`.",
  ),
  deleted_at: optional(dateRange()).describe(
    "Only collections that were deleted in this period. With `q`, deleted ones are searched too, and the period has no effect.",
  ),
  q: optional(searchText()).describe("Searches the title or the handle, ignoring case."),
  order: listOrder(),
  discount_condition_id: optional(text()).describe(
    "ID of a discount condition; only collections that it names are listed.",
  ),
  limit: pageLimit(10),
  offset: pageOffset(),
})

export const createCollectionBody = shape({
  title: text("isNotEmpty", "isString").describe("Title, for customers."),
  handle: optional(text()).describe("The unique part of its URL; derived from the title by default."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the collection."),
})
export type CreateCollectionInput = z.output<typeof createCollectionBody>

export const updateCollectionBody = shape({
  title: optional(text()).describe("Title, for customers. Unchanged if absent."),
  handle: optional(text()).describe("The unique part of its URL; null removes it. Unchanged if absent."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})
export type UpdateCollectionInput = z.output<typeof updateCollectionBody>

export const collectionProductsBody = shape({
  product_ids: texts({ each: "isString" }, "arrayNotEmpty").describe("IDs of products, at least one."),
})

export const listStoreCollectionsQuery = shape({
  handle: optional(queryTexts()).describe("Handles; only collections that have one of them are listed."),
  limit: pageLimit(10, "isInt"),
  offset: pageOffset("isInt"),
  created_at: times.created_at,
  updated_at: times.updated_at,
})
