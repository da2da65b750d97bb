import { entity, many, one, oneInverse } from "../../../platform/query/entity.ts"

/** A return: items that a customer sends back. */
export const Return = entity({
  name: "Return",
  table: "return",
  idPrefix: "ret",
  about: "A return: items that a customer sends back.",
  columns: {
    status: "The status of the return.",
    swap_id: "The swap the return belongs to; null when there is none.",
    order_id: "The order whose items are returned.",
    shipping_data: "Data that the fulfillment provider stores about the return shipment.",
    refund_amount: "The amount to refund, an integer in the currency's smallest unit.",
    received_at: "The time at which the items were received; null before.",
    idempotency_key: "The idempotency key of the request that created the row.",
    claim_order_id: "The claim the return belongs to; null when there is none.",
    no_notification:
      "The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set.",
    location_id: "The stock location the items are returned to.",
  },
  refersTo: { location_id: "StockLocation" },
  relations: {
    items: many("ReturnItem", "return_id", { eager: true }),
    swap: one("Swap", "swap_id"),
    claim_order: one("ClaimOrder", "claim_order_id"),
    order: one("Order", "order_id"),
    shipping_method: oneInverse("ShippingMethod", "return_id", { withDeleted: true }),
  },
})

/** A line item of a return, with its quantities. */
export const ReturnItem = entity({
  name: "ReturnItem",
  table: "return_item",
  about: "A line item of a return, with its quantities.",
  columns: {
    return_id: "The return the row belongs to.",
    item_id: "The line item that is returned.",
    quantity: "The number of units to return.",
    is_requested:
      "Whether the item was part of the request; `false` means it was received without having been requested.",
    requested_quantity: "The number of units that were requested.",
    received_quantity: "The number of units that were received.",
    reason_id: "The return reason.",
    note: "A free-text note.",
  },
  relations: {
    return_order: one("Return", "return_id"),
    item: one("LineItem", "item_id"),
    reason: one("ReturnReason", "reason_id"),
  },
})

/** A reason for a return, from the list that the store maintains. */
export const ReturnReason = entity({
  name: "ReturnReason",
  table: "return_reason",
  idPrefix: "rr",
  softDelete: true,
  about: "A reason for a return, from the list that the store maintains.",
  columns: {
    value: "A machine-readable code; unique among reasons that are not deleted.",
    label: "The text shown to customers.",
    description: "A text that explains the reason.",
    parent_return_reason_id: "The parent return reason; null for a top-level reason.",
  },
  relations: {
    parent_return_reason: one("ReturnReason", "parent_return_reason_id"),
    return_reason_children: many("ReturnReason", "parent_return_reason_id"),
  },
})
