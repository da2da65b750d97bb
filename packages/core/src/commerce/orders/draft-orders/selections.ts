import type { SelectionRules } from "../../../platform/query/selection.ts"

/** @source facts/api/defaults-expand, defaultAdminDraftOrdersFields */
export const draftColumns = [
  "id",
  "status",
  "display_id",
  "cart_id",
  "order_id",
  "canceled_at",
  "created_at",
  "updated_at",
  "metadata",
  "no_notification_order",
]

/**
 * What lists show of draft orders.
 * @source facts/api/defaults-expand, defaultAdminDraftOrdersRelations
 */
export const listedDraft: SelectionRules = {
  isList: true,
  fields: draftColumns,
  relations: ["order", "cart", "cart.items", "cart.items.adjustments"],
}
