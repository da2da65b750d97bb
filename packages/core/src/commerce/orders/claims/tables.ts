import { entity, many, one, oneInverse, through } from "../../../platform/query/entity.ts"

/** A customer's claim about items of an order, settled by a refund or by sending replacements. */
export const ClaimOrder = entity({
  name: "ClaimOrder",
  table: "claim_order",
  idPrefix: "claim",
  softDelete: true,
  about: "A customer's claim about items of an order, settled by a refund or by sending replacements.",
  columns: {
    payment_status: "Whether the claim has been refunded.",
    fulfillment_status: "How far the fulfillment of the replacements has progressed.",
    type: "Whether the claim is settled by a refund or by replacements.",
    order_id: "The order whose items are claimed.",
    shipping_address_id: "The address that replacements are shipped to.",
    refund_amount: "The amount to refund, an integer in the currency's smallest unit.",
    canceled_at: "The time of the cancellation; null if it was not canceled.",
    idempotency_key: "The idempotency key of the request that created the row.",
    no_notification:
      "The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set.",
  },
  relations: {
    claim_items: many("ClaimItem", "claim_order_id"),
    additional_items: many("LineItem", "claim_order_id"),
    order: one("Order", "order_id"),
    return_order: oneInverse("Return", "claim_order_id"),
    shipping_address: one("Address", "shipping_address_id"),
    shipping_methods: many("ShippingMethod", "claim_order_id", { withDeleted: true }),
    fulfillments: many("Fulfillment", "claim_order_id"),
  },
})

/** A line item of the order that a claim concerns, in a quantity. */
export const ClaimItem = entity({
  name: "ClaimItem",
  table: "claim_item",
  idPrefix: "citm",
  softDelete: true,
  about: "A line item of the order that a claim concerns, in a quantity.",
  columns: {
    claim_order_id: "The claim the row belongs to.",
    item_id: "The line item that is claimed.",
    variant_id: "The variant of the claimed line item.",
    reason: "The reason for the claim.",
    note: "A free-text explanation.",
    quantity: "The number of units claimed.",
  },
  relations: {
    images: many("ClaimImage", "claim_item_id"),
    claim_order: one("ClaimOrder", "claim_order_id"),
    item: one("LineItem", "item_id"),
    variant: one("ProductVariant", "variant_id"),
    tags: through("ClaimTag", "claim_item_tags", "item_id", "tag_id"),
  },
})

/** An image that documents what is wrong with a claimed item. */
export const ClaimImage = entity({
  name: "ClaimImage",
  table: "claim_image",
  idPrefix: "cimg",
  softDelete: true,
  about: "An image that documents what is wrong with a claimed item.",
  columns: {
    claim_item_id: "The claim item the image documents.",
    url: "The URL of the image.",
  },
  relations: {
    claim_item: one("ClaimItem", "claim_item_id"),
  },
})

/** A tag for classifying claim items. */
export const ClaimTag = entity({
  name: "ClaimTag",
  table: "claim_tag",
  idPrefix: "ctag",
  softDelete: true,
  about: "A tag for classifying claim items.",
  columns: {
    value: "The text of the tag.",
  },
})
