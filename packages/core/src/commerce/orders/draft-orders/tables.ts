import { entity, one } from "../../../platform/query/entity.ts"

/** An order that a user prepares on a customer's behalf; once it is marked as paid, it becomes an order. */
export const DraftOrder = entity({
  name: "DraftOrder",
  table: "draft_order",
  idPrefix: "dorder",
  about:
    "An order that a user prepares on a customer's behalf; once it is marked as paid, it becomes an order.",
  columns: {
    status: "Whether the draft order is open or has become an order.",
    display_id: "A human-readable sequence number, starting at 1.",
    cart_id: "The cart that holds the draft order's items, addresses and shipping methods.",
    order_id: "The order created from the draft order; null while it is open.",
    canceled_at: "The time of the cancellation; null if it was not canceled.",
    completed_at: "The time at which the draft order became an order; null before.",
    idempotency_key: "The idempotency key of the request that created the row.",
    no_notification_order: "Whether the order that the draft becomes sends no emails: its `no_notification`.",
  },
  relations: {
    cart: one("Cart", "cart_id"),
    order: one("Order", "order_id"),
  },
})
