import { entity, many, one, oneInverse } from "../query/entity.ts"

/** An exchange: some items of an order come back, others go out, and the difference is paid. */
export const Swap = entity({
  name: "Swap",
  table: "swap",
  idPrefix: "swap",
  softDelete: true,
  about: "An exchange: some items of an order come back, others go out, and the difference is paid.",
  columns: {
    fulfillment_status: "How far the new items are on their way.",
    payment_status: "Whether the difference was paid or given back.",
    order_id: "The order whose items are exchanged.",
    difference_due:
      "What the customer still owes, in the currency's smallest unit; negative when the shop owes.",
    shipping_address_id: "The address the new items go to.",
    cart_id: "The cart in which the customer confirms it.",
    confirmed_at: "When the customer confirmed it.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
    no_notification: "Whether messages about it are held back; null leaves the decision to the default.",
    canceled_at: "When it was canceled; null while it was not.",
    allow_backorder: "Whether new items may be out of stock.",
  },
  relations: {
    order: one("Order", "order_id"),
    additional_items: many("LineItem", "swap_id"),
    return_order: oneInverse("Return", "swap_id"),
    fulfillments: many("Fulfillment", "swap_id"),
    payment: oneInverse("Payment", "swap_id"),
    shipping_address: one("Address", "shipping_address_id"),
    shipping_methods: many("ShippingMethod", "swap_id"),
    cart: one("Cart", "cart_id"),
  },
})
