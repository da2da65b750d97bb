import { entity, many, one, through } from "../../../platform/query/entity.ts"

/**
 * An order keeps what it was bought with: its lines' variants and products, its region, its discounts and its shipping options, also those
 * that were deleted since. Totals depend on them.
 */
const deletedToo = { withDeleted: true }

/** What an order costs whose total changed after it was placed. */
export const ChangedOrderTotal = entity({
  name: "ChangedOrderTotal",
  table: "changed_order_total",
  about:
    "What an order costs that was edited, received an added shipping method, or was paid outside in parts, while something is outstanding. Lists use it to find orders that are not fully paid.",
  columns: {
    order_id: "The order.",
    total: "The total of the order after its last change, in the currency's smallest unit.",
  },
  refersTo: { order_id: "Order" },
})

/** A completed purchase with its items, payments, fulfillments, returns, swaps and claims. */
export const Order = entity({
  name: "Order",
  table: "order",
  idPrefix: "order",
  object: "order",
  about: "A completed purchase with its items, payments, fulfillments, returns, swaps and claims.",
  columns: {
    status: "The status of the order as a whole.",
    fulfillment_status: "How much of the order has been fulfilled, shipped or returned.",
    payment_status: "How much of the order has been captured or refunded.",
    display_id: "A human-readable sequence number, starting at 1.",
    cart_id: "The cart the order was created from; unique.",
    customer_id: "The customer who placed the order.",
    email: "The email address for messages about the order.",
    billing_address_id: "The billing address.",
    shipping_address_id: "The shipping address.",
    region_id: "The region of the purchase.",
    currency_code: "The three-letter ISO 4217 currency code in lower case.",
    tax_rate: "A tax rate in percent that applies to the whole order; null when tax lines hold the rates.",
    canceled_at: "The time of the cancellation; null if it was not canceled.",
    idempotency_key: "The idempotency key of the request that created the row.",
    draft_order_id: "The draft order the order was created from; null when there is none.",
    no_notification:
      "The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set.",
    external_id: "An identifier in an external system.",
    sales_channel_id: "The sales channel of the purchase.",
  },
  relations: {
    cart: one("Cart", "cart_id"),
    customer: one("Customer", "customer_id"),
    billing_address: one("Address", "billing_address_id"),
    shipping_address: one("Address", "shipping_address_id"),
    region: one("Region", "region_id", deletedToo),
    currency: one("Currency", "currency_code", { targetColumn: "code" }),
    discounts: through("Discount", "order_discounts", "order_id", "discount_id", deletedToo),
    gift_cards: through("GiftCard", "order_gift_cards", "order_id", "gift_card_id"),
    shipping_methods: many("ShippingMethod", "order_id", deletedToo),
    payments: many("Payment", "order_id"),
    fulfillments: many("Fulfillment", "order_id"),
    returns: many("Return", "order_id"),
    claims: many("ClaimOrder", "order_id"),
    refunds: many("Refund", "order_id"),
    swaps: many("Swap", "order_id"),
    draft_order: one("DraftOrder", "draft_order_id"),
    edits: many("OrderEdit", "order_id"),
    items: many("LineItem", "order_id", deletedToo),
    gift_card_transactions: many("GiftCardTransaction", "order_id"),
    sales_channel: one("SalesChannel", "sales_channel_id"),
  },
})
