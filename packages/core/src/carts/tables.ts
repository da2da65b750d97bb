import { entity, many, one, through } from "../query/entity.ts"

/** What a customer is about to buy, until it becomes an order. */
export const Cart = entity({
  name: "Cart",
  table: "cart",
  idPrefix: "cart",
  object: "cart",
  softDelete: true,
  about: "What a customer is about to buy, until it becomes an order.",
  columns: {
    email: "Where the order confirmation goes.",
    billing_address_id: "The address the invoice goes to.",
    shipping_address_id: "The address the goods go to.",
    region_id: "The region it is priced and taxed in.",
    customer_id: "The customer who is buying; null until an e-mail address is known.",
    payment_id: "The payment that was authorized for it.",
    type: "What the cart is for: a normal purchase, a swap, a draft order, a payment link or a claim.",
    completed_at: "When it became an order or a confirmed swap; null while it is open.",
    idempotency_key: "The key of the request that completed it.",
    context: "What is known about the request that made it, e.g. the address and browser.",
    payment_authorized_at: "When its payment was authorized.",
    sales_channel_id: "The sales channel it is bought in.",
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

/** A variant in a quantity, as part of a cart, an order, a swap, a claim or an order edit. */
export const LineItem = entity({
  name: "LineItem",
  table: "line_item",
  idPrefix: "item",
  about: "A variant in a quantity, as part of a cart, an order, a swap, a claim or an order edit.",
  columns: {
    cart_id: "The cart it is in.",
    order_id: "The order it was bought with.",
    swap_id: "The swap that sends it as a new item.",
    title: "The product's title when it was added.",
    description: "The variant's title when it was added.",
    thumbnail: "The address of a small picture.",
    is_giftcard: "Whether it buys a gift card.",
    should_merge: "Whether adding the same variant again raises this quantity.",
    allow_discounts: "Whether discounts may lower it.",
    has_shipping: "Whether the chosen shipping methods cover it.",
    unit_price: "The price of one unit, in the currency's smallest unit.",
    variant_id: "The variant it is a purchase of; null for items made up by hand.",
    quantity: "Units bought, at least 1.",
    fulfilled_quantity: "Units that were packed.",
    returned_quantity: "Units that came back.",
    shipped_quantity: "Units that were sent.",
    claim_order_id: "The claim that sends it as a replacement.",
    is_return: "Whether it stands for goods that come back, in the cart of a swap.",
    includes_tax: "Whether the unit price already contains the tax.",
    original_item_id: "The order's item it is an edited copy of.",
    order_edit_id: "The order edit whose proposal it is part of.",
  },
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

/** What a discount takes off a line item. */
export const LineItemAdjustment = entity({
  name: "LineItemAdjustment",
  table: "line_item_adjustment",
  idPrefix: "lia",
  about: "What a discount takes off a line item.",
  columns: {
    item_id: "The line item it lowers.",
    description: "Why the amount is taken off.",
    discount_id: "The discount it comes from; null for one of another origin.",
    amount: "The amount taken off, in the currency's smallest unit.",
  },
  relations: {
    item: one("LineItem", "item_id"),
    discount: one("Discount", "discount_id"),
  },
})
