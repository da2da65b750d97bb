import { bool, optional, record, shape, text, texts } from "../../../platform/http/shape.ts"

/** How the new items of a swap or the replacements of a claim are packed. */
export const fulfillExchangeBody = shape({
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with each fulfillment."),
  no_notification: optional(bool()).describe(
    "If true, the customer gets no notifications about it; by default, the previous setting applies.",
  ),
  location_id: optional(text()).describe(
    "ID of the stock location to ship from; without it, the stock does not change.",
  ),
})

/** The tracking numbers that a fulfillment shall have. */
export const trackingBody = shape({
  tracking_numbers: texts("isArray").describe(
    "All tracking numbers of the fulfillment, a list. Numbers that are missing from it are removed.",
  ),
})
