import { entity, many, one, oneInverse } from "../query/entity.ts"

/** Goods that come back from a customer. */
export const Return = entity({
  name: "Return",
  table: "return",
  idPrefix: "ret",
  about: "Goods that come back from a customer.",
  columns: {
    status: "Whether it was requested, received, needs attention or was canceled.",
    swap_id: "The swap it is part of.",
    order_id: "The order they were bought with.",
    shipping_data: "What the fulfillment provider says about the way back.",
    refund_amount: "What is given back, in the currency's smallest unit.",
    received_at: "When the goods arrived.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
    claim_order_id: "The claim it is part of.",
    no_notification: "Whether messages about it are held back; null leaves the decision to the default.",
    location_id: "The stock location they come back to.",
  },
  relations: {
    items: many("ReturnItem", "return_id", { eager: true }),
    swap: one("Swap", "swap_id"),
    claim_order: one("ClaimOrder", "claim_order_id"),
    order: one("Order", "order_id"),
    shipping_method: oneInverse("ShippingMethod", "return_id"),
  },
})

/** A line item that comes back, in a quantity. */
export const ReturnItem = entity({
  name: "ReturnItem",
  table: "return_item",
  about: "A line item that comes back, in a quantity.",
  columns: {
    return_id: "The return it is part of.",
    item_id: "The line item that comes back.",
    quantity: "Units to come back.",
    is_requested: "Whether it was announced before it arrived.",
    requested_quantity: "Units announced.",
    received_quantity: "Units that arrived.",
    reason_id: "Why it comes back.",
    note: "Remarks about it.",
  },
  relations: {
    return_order: one("Return", "return_id"),
    item: one("LineItem", "item_id"),
    reason: one("ReturnReason", "reason_id"),
  },
})

/** Why goods come back, one of the shop's list. */
export const ReturnReason = entity({
  name: "ReturnReason",
  table: "return_reason",
  idPrefix: "rr",
  softDelete: true,
  about: "Why goods come back, one of the shop's list.",
  columns: {
    value: "A short code; unique among reasons that are not deleted.",
    label: "The text customers see.",
    description: "What the reason means.",
    parent_return_reason_id: "The wider reason it is part of.",
  },
  relations: {
    parent_return_reason: one("ReturnReason", "parent_return_reason_id"),
    return_reason_children: many("ReturnReason", "parent_return_reason_id"),
  },
})
