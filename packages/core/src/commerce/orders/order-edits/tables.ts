import { entity, many, one } from "../../../platform/query/entity.ts"

/** A set of changes to the items of an order, which takes effect when it is confirmed. */
export const OrderEdit = entity({
  name: "OrderEdit",
  table: "order_edit",
  idPrefix: "oe",
  about: "A set of changes to the items of an order, which takes effect when it is confirmed.",
  columns: {
    order_id: "The order that is edited.",
    internal_note: "A note that customers do not see.",
    created_by: "The ID of the user or customer who created the order edit.",
    requested_by: "The ID of the user who requested the customer's confirmation.",
    requested_at: "The time at which the confirmation was requested; null before.",
    confirmed_by: "The ID of the user or customer who confirmed the order edit.",
    confirmed_at: "The time of the confirmation; null before.",
    declined_by: "The ID of the customer who declined the order edit.",
    declined_reason: "The customer's reason for declining.",
    declined_at: "The time at which it was declined; null if it was not.",
    canceled_by: "The ID of the user who canceled the order edit.",
    canceled_at: "The time of the cancellation; null if it was not canceled.",
    payment_collection_id: "The payment collection that pays for the increase of the total.",
  },
  refersTo: { requested_by: "User", declined_by: "Customer", canceled_by: "User" },
  relations: {
    order: one("Order", "order_id"),
    changes: many("OrderItemChange", "order_edit_id"),
    items: many("LineItem", "order_edit_id"),
    payment_collection: one("PaymentCollection", "payment_collection_id"),
  },
})

/** One change of an order edit: an item added, removed or changed in quantity. */
export const OrderItemChange = entity({
  name: "OrderItemChange",
  table: "order_item_change",
  idPrefix: "oic",
  softDelete: true,
  about: "One change of an order edit: an item added, removed or changed in quantity.",
  columns: {
    type: "Whether the item is added, removed or updated.",
    order_edit_id: "The order edit the change belongs to.",
    original_line_item_id: "The item of the order that is updated or removed; null for an addition.",
    line_item_id: "The item after the change; null for a removal.",
  },
  relations: {
    order_edit: one("OrderEdit", "order_edit_id"),
    original_line_item: one("LineItem", "original_line_item_id"),
    line_item: one("LineItem", "line_item_id"),
  },
})
