import type { SelectionRules } from "../../../platform/query/selection.ts"

const publicFields = [
  "id",
  "name",
  "description",
  "handle",
  "parent_category_id",
  "created_at",
  "updated_at",
  "rank",
  "metadata",
] as const

const relations = ["parent_category", "category_children"]

/** What the admin sees of a category. */
export const adminCategory: SelectionRules = {
  relations,
  fields: [...publicFields, "is_active", "is_internal"],
  allowedRelations: relations,
}

/** What the store shows of a category. */
export const storeCategory: SelectionRules = {
  relations,
  fields: publicFields,
  allowedFields: publicFields,
  allowedRelations: [...relations, "products"],
}
