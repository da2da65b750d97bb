import type { Selection } from "../../../platform/query/selection.ts"

/** What answers say of a return reason. Those above and below it are given whole. */
export const returnReasonSelection: Selection = {
  fields: [
    "id",
    "value",
    "label",
    "parent_return_reason_id",
    "description",
    "created_at",
    "updated_at",
    "deleted_at",
  ],
  relationFields: {},
  relations: ["parent_return_reason", "return_reason_children"],
}
