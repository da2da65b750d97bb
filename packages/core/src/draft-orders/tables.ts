import { entity, one } from "../query/entity.ts"

/** An order that the shop prepares for a customer. */
export const DraftOrder = entity({
  name: "DraftOrder",
  table: "draft_order",
  idPrefix: "dorder",
  about: "An order that the shop prepares for a customer.",
  columns: {
    status: "Whether it is open or became an order.",
    display_id: "The number people use, counted up from 1.",
    cart_id: "The cart that holds its contents.",
    order_id: "The order it became.",
    canceled_at: "When it was canceled; null while it was not.",
    completed_at: "When it became an order.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
    no_notification_order: "Whether messages about the order are held back.",
  },
  relations: {
    cart: one("Cart", "cart_id"),
    order: one("Order", "order_id"),
  },
})
