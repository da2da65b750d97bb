import type { SelectionRules } from "../../../platform/query/selection.ts"

/** Root columns of an order in the answers to admin users. */
const adminColumns = [
  "id",
  "status",
  "fulfillment_status",
  "payment_status",
  "display_id",
  "cart_id",
  "draft_order_id",
  "customer_id",
  "email",
  "region_id",
  "currency_code",
  "tax_rate",
  "canceled_at",
  "created_at",
  "updated_at",
  "metadata",
  "no_notification",
  "sales_channel_id",
]

const swapRelations = [
  "swaps",
  "swaps.additional_items",
  "swaps.additional_items.variant",
  "swaps.fulfillments",
  "swaps.fulfillments.tracking_links",
  "swaps.payment",
  "swaps.return_order",
  "swaps.return_order.shipping_method",
  "swaps.return_order.shipping_method.shipping_option",
  "swaps.return_order.shipping_method.tax_lines",
  "swaps.shipping_address",
  "swaps.shipping_methods",
  "swaps.shipping_methods.shipping_option",
  "swaps.shipping_methods.tax_lines",
]

const claimRelations = [
  "claims",
  "claims.additional_items",
  "claims.additional_items.variant",
  "claims.claim_items",
  "claims.claim_items.images",
  "claims.claim_items.item",
  "claims.fulfillments",
  "claims.fulfillments.tracking_links",
  "claims.return_order",
  "claims.return_order.shipping_method",
  "claims.return_order.shipping_method.tax_lines",
  "claims.shipping_address",
  "claims.shipping_methods",
]

/**
 * What admin users see of an order by default. `refundable` is not a column: naming it keeps its lines in
 * the answer whatever `expand` says.
 * @source facts/api/defaults-expand, defaultAdminOrdersFields and defaultAdminOrdersRelations
 */
export const adminOrder: SelectionRules = {
  fields: [
    ...adminColumns,
    "items.refundable",
    "swaps.additional_items.refundable",
    "claims.additional_items.refundable",
  ],
  relations: [
    "billing_address",
    ...claimRelations,
    "customer",
    "discounts",
    "discounts.rule",
    "fulfillments",
    "fulfillments.items",
    "fulfillments.tracking_links",
    "gift_card_transactions",
    "gift_cards",
    "items",
    "payments",
    "refunds",
    "region",
    "returns",
    "returns.items",
    "returns.items.reason",
    "returns.shipping_method",
    "returns.shipping_method.shipping_option",
    "returns.shipping_method.tax_lines",
    "shipping_address",
    "shipping_methods",
    "shipping_methods.shipping_option",
    "shipping_methods.tax_lines",
    ...swapRelations,
    "sales_channel",
  ],
}

/** Whether the columns are those that admin users see by default. */
export function isAdminDefault(fields: readonly string[]): boolean {
  return adminColumns.every((name) => fields.includes(name))
}

const storeRelations = [
  "shipping_address",
  "fulfillments",
  "fulfillments.tracking_links",
  "items",
  "items.variant",
  "shipping_methods",
  "shipping_methods.shipping_option",
  "discounts",
  "discounts.rule",
  "customer",
  "payments",
  "region",
]

/** Totals that `fields` may name. They are in every answer anyway. */
export const totalFields = [
  "shipping_total",
  "shipping_tax_total",
  "discount_total",
  "raw_discount_total",
  "tax_total",
  "item_tax_total",
  "refunded_total",
  "total",
  "subtotal",
  "paid_total",
  "refundable_amount",
  "gift_card_total",
  "gift_card_tax_total",
]

const storeColumns = [
  "id",
  "status",
  "fulfillment_status",
  "payment_status",
  "display_id",
  "cart_id",
  "customer_id",
  "email",
  "region_id",
  "currency_code",
  "tax_rate",
  "created_at",
]

/**
 * What customers see of an order when they do not say, and what they may ask for. With an empty `expand`, v1 shows the
 * relations that it read for the totals.
 * @source facts/api/defaults-expand, defaultStoreOrdersFields and allowedStoreOrdersRelations
 */
export const storeOrder: SelectionRules = {
  fields: [...storeColumns, "items.refundable"],
  relations: storeRelations,
  relationsOfEmptyExpand: ["discounts", "items", "payments", "region", "shipping_methods"],
  allowedFields: [...storeColumns, "object", ...totalFields, "items.refundable"],
  allowedRelations: [...storeRelations, "billing_address"],
}

/** A customer's own orders: `fields` and `expand` are free there, as in v1. */
export const ownOrders: SelectionRules = {
  fields: storeColumns,
  relations: storeRelations,
  isList: true,
}
