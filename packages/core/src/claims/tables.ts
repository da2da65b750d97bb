import { entity, many, one, oneInverse, through } from "../query/entity.ts"

/** A complaint about an order, settled by a refund or by replacements. */
export const ClaimOrder = entity({
  name: "ClaimOrder",
  table: "claim_order",
  idPrefix: "claim",
  softDelete: true,
  about: "A complaint about an order, settled by a refund or by replacements.",
  columns: {
    payment_status: "Whether the refund was made.",
    fulfillment_status: "How far the replacements are on their way.",
    type: "Whether it is settled by a refund or by replacements.",
    order_id: "The order it is about.",
    shipping_address_id: "The address the replacements go to.",
    refund_amount: "What is given back, in the currency's smallest unit.",
    canceled_at: "When it was canceled; null while it was not.",
    idempotency_key: "The key of the request that made the row, so that a retry finds it.",
    no_notification: "Whether messages about it are held back; null leaves the decision to the default.",
  },
  relations: {
    claim_items: many("ClaimItem", "claim_order_id"),
    additional_items: many("LineItem", "claim_order_id"),
    order: one("Order", "order_id"),
    return_order: oneInverse("Return", "claim_order_id"),
    shipping_address: one("Address", "shipping_address_id"),
    shipping_methods: many("ShippingMethod", "claim_order_id"),
    fulfillments: many("Fulfillment", "claim_order_id"),
  },
})

/** A line item that a claim is about. */
export const ClaimItem = entity({
  name: "ClaimItem",
  table: "claim_item",
  idPrefix: "citm",
  softDelete: true,
  about: "A line item that a claim is about.",
  columns: {
    claim_order_id: "The claim it is part of.",
    item_id: "The line item it is about.",
    variant_id: "The variant of that line item.",
    reason: "What was wrong.",
    note: "What was wrong, in words.",
    quantity: "Units concerned.",
  },
  relations: {
    images: many("ClaimImage", "claim_item_id"),
    claim_order: one("ClaimOrder", "claim_order_id"),
    item: one("LineItem", "item_id"),
    variant: one("ProductVariant", "variant_id"),
    tags: through("ClaimTag", "claim_item_tags", "item_id", "tag_id"),
  },
})

/** A picture that shows what was wrong. */
export const ClaimImage = entity({
  name: "ClaimImage",
  table: "claim_image",
  idPrefix: "cimg",
  softDelete: true,
  about: "A picture that shows what was wrong.",
  columns: {
    claim_item_id: "The claimed item it shows.",
    url: "Where the picture is served.",
  },
  relations: {
    claim_item: one("ClaimItem", "claim_item_id"),
  },
})

/** A word that claimed items can be sorted by. */
export const ClaimTag = entity({
  name: "ClaimTag",
  table: "claim_tag",
  idPrefix: "ctag",
  softDelete: true,
  about: "A word that claimed items can be sorted by.",
  columns: {
    value: "The word.",
  },
})
