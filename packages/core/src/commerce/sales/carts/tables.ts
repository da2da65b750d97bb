import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** The items, addresses, shipping methods and payment sessions a customer collects before the purchase; completing a cart creates an order. */
export const Cart = entity({
  name: "Cart",
  table: "cart",
  idPrefix: "cart",
  object: "cart",
  softDelete: true,
  about:
    "The items, addresses, shipping methods and payment sessions a customer collects before the purchase; completing a cart creates an order.",
  columns: {
    email: "The customer's email address; the order takes it over.",
    billing_address_id: "The billing address.",
    shipping_address_id: "The shipping address.",
    region_id: "The region that decides the currency, the taxes and the providers.",
    customer_id:
      "The customer the cart belongs to; null until an email address is set or a customer signs in.",
    payment_id: "The payment authorized for the cart; null before.",
    type: "What the cart is used for.",
    completed_at: "The time at which the cart was completed; null while it is open.",
    idempotency_key: "The idempotency key of the request that completed the cart.",
    context: "Details of the request that created the cart, such as the client's IP address and user agent.",
    payment_authorized_at: "The time at which the payment was authorized; null before.",
    sales_channel_id: "The sales channel of the purchase.",
  },
  relations: {
    billing_address: one("Address", "billing_address_id"),
    shipping_address: one("Address", "shipping_address_id"),
    items: many("LineItem", "cart_id"),
    region: one("Region", "region_id"),
    discounts: through("Discount", "cart_discounts", "cart_id", "discount_id"),
    gift_cards: through("GiftCard", "cart_gift_cards", "cart_id", "gift_card_id"),
    customer: one("Customer", "customer_id"),
    payment_sessions: many("PaymentSession", "cart_id"),
    payment: one("Payment", "payment_id"),
    shipping_methods: many("ShippingMethod", "cart_id"),
    sales_channel: one("SalesChannel", "sales_channel_id"),
  },
})

/** A product variant in a quantity: one line of a cart, an order, a swap, a claim or an order edit. */
export const LineItem = entity({
  name: "LineItem",
  table: "line_item",
  idPrefix: "item",
  about: "A product variant in a quantity: one line of a cart, an order, a swap, a claim or an order edit.",
  columns: {
    cart_id: "The cart the item was added to.",
    order_id: "The order the item belongs to; null when there is none.",
    swap_id: "The swap that sends the item to the customer as a new item.",
    title: "The product's title, copied when the item was added.",
    description: "The variant's title, copied when the item was added.",
    thumbnail: "The URL of the thumbnail image.",
    is_giftcard: "Whether the item is a gift card.",
    should_merge:
      "Whether adding the same variant with the same metadata raises this item's quantity instead of adding an item.",
    allow_discounts: "Whether discounts apply to the item.",
    has_shipping: "Whether the cart's shipping methods cover the item's shipping profile.",
    unit_price: "The price of one unit, an integer in the currency's smallest unit.",
    variant_id: "The variant that is bought; null for a custom item of a draft order.",
    quantity: "The number of units, at least 1.",
    fulfilled_quantity: "The number of units in fulfillments; null means none.",
    returned_quantity: "The number of units that were returned; null means none.",
    shipped_quantity: "The number of units that were shipped; null means none.",
    claim_order_id: "The claim that sends the item to the customer as a replacement.",
    is_return: "Whether the item stands for returned goods in the cart of a swap.",
    includes_tax: "Whether `unit_price` includes tax.",
    original_item_id: "The item of the order that this item of an order edit replaces.",
    order_edit_id: "The order edit that proposed the item; null when there is none.",
  },
  refersTo: { original_item_id: "LineItem" },
  relations: {
    cart: one("Cart", "cart_id"),
    order: one("Order", "order_id"),
    swap: one("Swap", "swap_id"),
    claim_order: one("ClaimOrder", "claim_order_id"),
    tax_lines: many("LineItemTaxLine", "item_id"),
    adjustments: many("LineItemAdjustment", "item_id"),
    order_edit: one("OrderEdit", "order_edit_id"),
    variant: one("ProductVariant", "variant_id"),
  },
})

/** An amount by which the price of a line item is reduced, usually because of a discount. */
export const LineItemAdjustment = entity({
  name: "LineItemAdjustment",
  table: "line_item_adjustment",
  idPrefix: "lia",
  about: "An amount by which the price of a line item is reduced, usually because of a discount.",
  columns: {
    item_id: "The line item whose price is reduced.",
    description: "The reason for the reduction, such as `discount`.",
    discount_id: "The discount that causes the reduction; null when the reduction has another cause.",
    amount: "The reduction for the whole line, an integer in the currency's smallest unit.",
  },
  relations: {
    item: one("LineItem", "item_id"),
    discount: one("Discount", "discount_id"),
  },
})
