import { bool, optional, record, shape, text } from "../http/shape.ts"

/** How the new items of a swap or the replacements of a claim are packed. */
export const fulfillExchangeBody = shape({
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with each fulfillment."),
  no_notification: optional(bool()).describe(
    "True tells the customer nothing about it; without it, what was said before counts.",
  ),
  location_id: optional(text()).describe(
    "Id of the stock location the goods leave; without it, no stock is counted down.",
  ),
})
