import { dateRange, optional, queryNumber, record, shape, text, texts, type z } from "../http/shape.ts"

export const listCollectionsQuery = shape({
  title: optional(text()),
  handle: optional(text()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  deleted_at: optional(dateRange()),
  q: optional(text()),
  order: optional(text()),
  discount_condition_id: optional(text()),
  limit: optional(queryNumber()).default(10),
  offset: optional(queryNumber()).default(0),
})

export const createCollectionBody = shape({
  title: text("isNotEmpty", "isString"),
  handle: optional(text()),
  metadata: optional(record()),
})
export type CreateCollectionInput = z.output<typeof createCollectionBody>

export const updateCollectionBody = shape({
  title: optional(text()),
  handle: optional(text()),
  metadata: optional(record()),
})
export type UpdateCollectionInput = z.output<typeof updateCollectionBody>

export const collectionProductsBody = shape({ product_ids: texts({ each: "isString" }, "arrayNotEmpty") })

export const listStoreCollectionsQuery = shape({
  handle: optional(texts("isArray")),
  limit: optional(queryNumber("isInt")).default(10),
  offset: optional(queryNumber("isInt")).default(0),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
})
