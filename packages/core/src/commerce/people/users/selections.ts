import type { SelectionRules } from "../../../platform/query/selection.ts"

const fields = [
  "id",
  "email",
  "first_name",
  "last_name",
  "role",
  "api_token",
  "created_at",
  "updated_at",
  "deleted_at",
  "metadata",
]

/** What lists say of an admin user. */
export const userListSelection: SelectionRules = { isList: true, fields }
