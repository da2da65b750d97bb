import type { SelectionRules } from "../../../platform/query/selection.ts"

const storeColumns = ["id", "type", "status", "description", "amount", "currency_code", "metadata"]

/**
 * What admin users see of a payment collection.
 * @source facts/api/defaults-expand, GetPaymentCollectionsPaymentCollection
 */
export const adminCollection: SelectionRules = {
  fields: [...storeColumns, "authorized_amount"],
  relations: ["region", "payment_sessions", "payments"],
}

const storeRelations = ["region", "payment_sessions"]

/**
 * What customers see of a payment collection, and what they may ask for: it is found by its id alone. Payments are
 * allowed because the order shows them as well.
 * @source facts/api/defaults-expand, GetPaymentCollectionsPaymentCollection
 */
export const storeCollection: SelectionRules = {
  fields: storeColumns,
  relations: storeRelations,
  allowedFields: [...storeColumns, "currency", "region", "payment_sessions", "payments"],
  allowedRelations: [
    ...storeRelations,
    "region.countries",
    "region.payment_providers",
    "currency",
    "payments",
  ],
}
