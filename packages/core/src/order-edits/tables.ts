import { entity, many, one } from "../query/entity.ts"

/** A proposed change to an order's items, which takes effect when confirmed. */
export const OrderEdit = entity({
  name: "OrderEdit",
  table: "order_edit",
  idPrefix: "oe",
  about: "A proposed change to an order's items, which takes effect when confirmed.",
  columns: {
    order_id: "The order to change.",
    internal_note: "A note for the shop only.",
    created_by: "Who made it.",
    requested_by: "Who asked the customer to confirm.",
    requested_at: "When the customer was asked.",
    confirmed_by: "Who confirmed it.",
    confirmed_at: "When it was confirmed.",
    declined_by: "Who declined it.",
    declined_reason: "Why it was declined.",
    declined_at: "When it was declined.",
    canceled_by: "Who canceled it.",
    canceled_at: "When it was canceled; null while it was not.",
    payment_collection_id: "The payment of what it adds to the total.",
  },
  relations: {
    order: one("Order", "order_id"),
    changes: many("OrderItemChange", "order_edit_id"),
    items: many("LineItem", "order_edit_id"),
    payment_collection: one("PaymentCollection", "payment_collection_id"),
  },
})

/** One change of an order edit. */
export const OrderItemChange = entity({
  name: "OrderItemChange",
  table: "order_item_change",
  idPrefix: "oic",
  softDelete: true,
  about: "One change of an order edit.",
  columns: {
    type: "Whether an item is added, removed or changed.",
    order_edit_id: "The order edit it belongs to.",
    original_line_item_id: "The order's item that is changed or removed.",
    line_item_id: "The item as it will be; null for a removal.",
  },
  relations: {
    order_edit: one("OrderEdit", "order_edit_id"),
    original_line_item: one("LineItem", "original_line_item_id"),
    line_item: one("LineItem", "line_item_id"),
  },
})
