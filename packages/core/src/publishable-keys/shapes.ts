import { dateRange, list, optional, queryNumber, shape, text } from "../http/shape.ts"

export const createKeyBody = shape({ title: text() })

export const updateKeyBody = shape({ title: optional(text()) })

export const keyChannelsBody = shape({ sales_channel_ids: list(shape({ id: text() })) })

export const listKeyChannelsQuery = shape({ q: optional(text()) })

export const listKeysQuery = shape({
  q: optional(text()),
  order: optional(text()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  revoked_at: optional(dateRange()),
  expand: optional(text()),
  fields: optional(text()),
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(20),
})
