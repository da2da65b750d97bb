import { entity, many, one } from "../../../platform/query/entity.ts"

/** Items of an order, a swap or a claim that a fulfillment provider packs and ships together. */
export const Fulfillment = entity({
  name: "Fulfillment",
  table: "fulfillment",
  idPrefix: "ful",
  about: "Items of an order, a swap or a claim that a fulfillment provider packs and ships together.",
  columns: {
    swap_id: "The swap whose new items are shipped.",
    order_id: "The order whose items are shipped.",
    tracking_numbers: "Tracking numbers stored by old versions; new ones are in `tracking_links`.",
    data: "Data that the fulfillment provider stores with the fulfillment.",
    shipped_at: "The time of the shipment; null before.",
    canceled_at: "The time of the cancellation; null if it was not canceled.",
    idempotency_key: "The idempotency key of the request that created the row.",
    provider_id: "The fulfillment provider.",
    claim_order_id: "The claim whose replacements are shipped.",
    no_notification:
      "The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set.",
    location_id: "The stock location the items are shipped from.",
  },
  refersTo: { location_id: "StockLocation" },
  relations: {
    claim_order: one("ClaimOrder", "claim_order_id"),
    swap: one("Swap", "swap_id"),
    order: one("Order", "order_id"),
    provider: one("FulfillmentProvider", "provider_id"),
    items: many("FulfillmentItem", "fulfillment_id", { eager: true }),
    tracking_links: many("TrackingLink", "fulfillment_id"),
  },
})

/** A line item of a fulfillment with the quantity that is shipped. */
export const FulfillmentItem = entity({
  name: "FulfillmentItem",
  table: "fulfillment_item",
  about: "A line item of a fulfillment with the quantity that is shipped.",
  columns: {
    fulfillment_id: "The fulfillment the row belongs to.",
    item_id: "The line item.",
    quantity: "The number of units in the fulfillment.",
  },
  relations: {
    fulfillment: one("Fulfillment", "fulfillment_id"),
    item: one("LineItem", "item_id"),
  },
})

/** A fulfillment provider that is, or was, installed on the server. */
export const FulfillmentProvider = entity({
  name: "FulfillmentProvider",
  table: "fulfillment_provider",
  about: "A fulfillment provider that is, or was, installed on the server.",
  columns: {
    id: "The ID that the code of the provider defines, such as `manual`.",
    is_installed: "Whether the provider is installed on the running server.",
  },
})

/** A tracking number of a shipment, and the page on which to follow it. */
export const TrackingLink = entity({
  name: "TrackingLink",
  table: "tracking_link",
  idPrefix: "tlink",
  softDelete: true,
  about: "A tracking number of a shipment, and the page on which to follow it.",
  columns: {
    url: "The URL of the carrier's tracking page.",
    tracking_number: "The carrier's tracking number.",
    fulfillment_id: "The fulfillment the row belongs to.",
    idempotency_key: "The idempotency key of the request that created the row.",
  },
  relations: {
    fulfillment: one("Fulfillment", "fulfillment_id"),
  },
})
