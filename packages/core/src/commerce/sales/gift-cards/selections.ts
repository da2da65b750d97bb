import type { Selection } from "../../../platform/query/selection.ts"

const columns = [
  "id",
  "code",
  "value",
  "balance",
  "region_id",
  "is_disabled",
  "ends_at",
  "tax_rate",
  "created_at",
  "updated_at",
  "deleted_at",
  "metadata",
]

/** What admin users see. */
export const adminGiftCard: Selection = {
  fields: columns,
  relationFields: {},
  relations: ["region", "order"],
}

/** Fields visible to anyone who has the code. */
export const storeGiftCard: Selection = {
  fields: ["id", "code", "value", "balance"],
  relationFields: {},
  relations: ["region"],
}
