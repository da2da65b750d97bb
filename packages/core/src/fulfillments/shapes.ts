import { bool, optional, record, shape, text } from "../http/shape.ts"

/** How the new items of a swap or the replacements of a claim are packed. */
export const fulfillExchangeBody = shape({
  metadata: optional(record()),
  no_notification: optional(bool()),
  location_id: optional(text()),
})
