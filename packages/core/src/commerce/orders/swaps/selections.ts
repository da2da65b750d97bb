import { withRelations, type Selection } from "../../../platform/query/selection.ts"

/**
 * What admin users see of a swap.
 * @source facts/api/defaults-expand, defaultAdminSwapFields and defaultAdminSwapRelations
 */
export const adminSwap: Selection = {
  fields: [
    "id",
    "fulfillment_status",
    "payment_status",
    "order_id",
    "difference_due",
    "cart_id",
    "created_at",
    "updated_at",
    "metadata",
  ],
  relationFields: {},
  relations: [
    "additional_items",
    "additional_items.adjustments",
    "cart",
    "cart.discounts",
    "cart.discounts.rule",
    "cart.gift_cards",
    "cart.items",
    "cart.items.adjustments",
    "cart.items.tax_lines",
    "cart.items.variant",
    "cart.region",
    "cart.region.tax_rates",
    "cart.shipping_address",
    "cart.shipping_methods",
    "fulfillments",
    "order",
    "payment",
    "return_order",
    "shipping_address",
    "shipping_methods",
    "shipping_methods.shipping_option",
  ],
}

const storeRelations = [
  "order",
  "additional_items",
  "additional_items.variant",
  "return_order",
  "return_order.shipping_method",
  "return_order.shipping_method.shipping_option",
  "fulfillments",
  "payment",
  "shipping_address",
  "shipping_methods",
  "shipping_methods.shipping_option",
  "cart",
]

/** What customers see of a swap that they look up by its cart. */
export const storeSwap: Selection = withRelations(...storeRelations)

/**
 * What customers see of a swap that they have just made.
 * @source facts/api/defaults-expand, defaultStoreSwapFields and defaultStoreSwapRelations
 */
export const madeSwap: Selection = {
  fields: [
    "id",
    "fulfillment_status",
    "payment_status",
    "order_id",
    "difference_due",
    "shipping_address_id",
    "cart_id",
    "confirmed_at",
    "created_at",
    "updated_at",
    "deleted_at",
    "metadata",
    "idempotency_key",
  ],
  relationFields: {},
  relations: storeRelations,
}
