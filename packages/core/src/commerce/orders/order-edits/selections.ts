import type { ResponseRow } from "../../../platform/query/selected.ts"
import type { SelectionRules } from "../../../platform/query/selection.ts"
import { storeOrder } from "../orders/index.ts"

/** @source facts/api/defaults-expand, defaultOrderEditRelations */
const relations = [
  "changes",
  "changes.line_item",
  "changes.line_item.variant",
  "changes.original_line_item",
  "changes.original_line_item.variant",
  "items",
  "items.variant",
  "items.adjustments",
  "items.tax_lines",
  "payment_collection",
]

const storeColumns = [
  "id",
  "order_id",
  "created_at",
  "requested_by",
  "requested_at",
  "confirmed_at",
  "declined_by",
  "declined_reason",
  "declined_at",
  "canceled_at",
  "payment_collection_id",
]

/** What admin users see of an order edit. */
export const adminEdit: SelectionRules = {
  fields: [...storeColumns, "created_by", "confirmed_by", "canceled_by", "internal_note"],
  relations,
}

/** What customers see of an order edit, and what they may ask for: it is found by its id alone. */
export const storeEdit: SelectionRules = {
  fields: storeColumns,
  relations,
  allowedFields: [...storeColumns, "items", "changes"],
  allowedRelations: [
    ...relations,
    "order",
    "payment_collection.payments",
    "payment_collection.payment_sessions",
  ],
}

/**
 * Leaves of the order of an edit what the Store API returns of the order itself, without its relations.
 * @since 0.1
 */
export function withStoreOrder(edit: ResponseRow): ResponseRow {
  const { order } = edit
  if (typeof order !== "object" || order === null) return edit
  const shown = Object.entries(order).filter(([name]) => storeOrder.fields?.includes(name))
  return { ...edit, order: Object.fromEntries(shown) }
}
