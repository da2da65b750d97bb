import { entity, many, one } from "../query/entity.ts"

/** Items of an order, swap or claim that are packed and sent together. */
export const Fulfillment = entity({
  name: "Fulfillment",
  table: "fulfillment",
  idPrefix: "ful",
  about: "Items of an order, swap or claim that are packed and sent together.",
  columns: {
    swap_id: "The swap whose items it sends.",
    order_id: "The order whose items it sends.",
    tracking_numbers: "Numbers to follow the parcel by, kept by old versions; see the tracking links.",
    data: "What the fulfillment provider needs to go on.",
    shipped_at: "When it was sent; null before.",
    canceled_at: "When it was canceled; null while it was not.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
    provider_id: "The fulfillment provider.",
    claim_order_id: "The claim whose replacements it sends.",
    no_notification: "Whether messages about it are held back; null leaves the decision to the default.",
    location_id: "The stock location it is sent from.",
  },
  relations: {
    claim_order: one("ClaimOrder", "claim_order_id"),
    swap: one("Swap", "swap_id"),
    order: one("Order", "order_id"),
    provider: one("FulfillmentProvider", "provider_id"),
    items: many("FulfillmentItem", "fulfillment_id", { eager: true }),
    tracking_links: many("TrackingLink", "fulfillment_id"),
  },
})

/** A line item in a fulfillment, in a quantity. */
export const FulfillmentItem = entity({
  name: "FulfillmentItem",
  table: "fulfillment_item",
  about: "A line item in a fulfillment, in a quantity.",
  columns: {
    fulfillment_id: "The fulfillment it belongs to.",
    item_id: "The line item.",
    quantity: "Units packed.",
  },
  relations: {
    fulfillment: one("Fulfillment", "fulfillment_id"),
    item: one("LineItem", "item_id"),
  },
})

/** A service that ships goods. */
export const FulfillmentProvider = entity({
  name: "FulfillmentProvider",
  table: "fulfillment_provider",
  about: "A service that ships goods.",
  columns: {
    id: "The provider's own name.",
    is_installed: "Whether the running server has this provider.",
  },
})

/** Where a parcel can be followed. */
export const TrackingLink = entity({
  name: "TrackingLink",
  table: "tracking_link",
  idPrefix: "tlink",
  softDelete: true,
  about: "Where a parcel can be followed.",
  columns: {
    url: "The address of the carrier's page.",
    tracking_number: "The carrier's number.",
    fulfillment_id: "The fulfillment it belongs to.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
  },
  relations: {
    fulfillment: one("Fulfillment", "fulfillment_id"),
  },
})
