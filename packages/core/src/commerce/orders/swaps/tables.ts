import { entity, many, one, oneInverse } from "../../../platform/query/entity.ts"

/** An exchange: the customer returns items of an order, receives new ones, and the difference is paid or refunded. */
export const Swap = entity({
  name: "Swap",
  table: "swap",
  idPrefix: "swap",
  softDelete: true,
  about:
    "An exchange: the customer returns items of an order, receives new ones, and the difference is paid or refunded.",
  columns: {
    fulfillment_status: "How far the fulfillment of the new items has progressed.",
    payment_status: "Whether the difference has been paid or refunded.",
    order_id: "The order whose items are exchanged.",
    difference_due:
      "The amount the customer owes, an integer in the currency's smallest unit; negative when the shop owes the customer.",
    shipping_address_id: "The address that the new items are shipped to.",
    cart_id: "The cart with which the customer confirms and pays the swap; null before it is created.",
    confirmed_at: "The time at which the customer confirmed the swap; null before.",
    idempotency_key: "The idempotency key of the request that created the row.",
    no_notification:
      "The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set.",
    canceled_at: "The time of the cancellation; null if it was not canceled.",
    allow_backorder: "Whether new items may be out of stock.",
  },
  relations: {
    order: one("Order", "order_id"),
    additional_items: many("LineItem", "swap_id"),
    return_order: oneInverse("Return", "swap_id"),
    fulfillments: many("Fulfillment", "swap_id"),
    payment: oneInverse("Payment", "swap_id"),
    shipping_address: one("Address", "shipping_address_id"),
    shipping_methods: many("ShippingMethod", "swap_id", { withDeleted: true }),
    cart: one("Cart", "cart_id"),
  },
})
