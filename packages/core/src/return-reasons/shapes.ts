import { optional, record, shape, text } from "../http/shape.ts"

export const createReturnReasonBody = shape({
  value: text(),
  label: text(),
  parent_return_reason_id: optional(text()),
  description: optional(text()),
  metadata: optional(record()),
})

export const updateReturnReasonBody = shape({
  label: optional(text()),
  value: optional(text()),
  description: optional(text()),
  metadata: optional(record()),
})
