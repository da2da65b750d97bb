import { bool, dateRange, list, optional, queryNumber, shape, text } from "../http/shape.ts"

export const createSalesChannelBody = shape({
  name: text(),
  description: optional(text()),
  is_disabled: optional(bool()),
})

export const updateSalesChannelBody = shape({
  name: optional(text()),
  description: optional(text()),
  is_disabled: optional(bool()),
})

export const salesChannelProductsBody = shape({ product_ids: list(shape({ id: text() })) })

export const salesChannelLocationBody = shape({ location_id: text() })

export const listSalesChannelsQuery = shape({
  id: optional(text()),
  q: optional(text()),
  name: optional(text()),
  description: optional(text()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  deleted_at: optional(dateRange()),
  order: optional(text()),
  expand: optional(text()),
  fields: optional(text()),
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(20),
})
