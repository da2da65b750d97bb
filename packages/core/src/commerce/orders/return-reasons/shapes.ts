import { optional, record, shape, text } from "../../../platform/http/shape.ts"

export const createReturnReasonBody = shape({
  value: text().describe("A short code; no other return reason may have it."),
  label: text().describe("Name that customers see."),
  parent_return_reason_id: optional(text()).describe(
    "ID of the parent reason, which must not have a parent itself; none by default.",
  ),
  description: optional(text()).describe("A description of when to choose it."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the return reason."),
})

export const updateReturnReasonBody = shape({
  label: optional(text()).describe("Name that customers see; null is rejected. Unchanged if absent."),
  value: optional(text()).describe(
    "A short code; no other return reason may have it, and null is rejected. Unchanged if absent.",
  ),
  description: optional(text()).describe("A description of when to choose it; null clears it."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})
