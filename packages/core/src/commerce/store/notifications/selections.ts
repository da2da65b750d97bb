import type { Selection, SelectionRules } from "../../../platform/query/selection.ts"

const fields = [
  "id",
  "resource_type",
  "resource_id",
  "event_name",
  "to",
  "provider_id",
  "created_at",
  "updated_at",
]

const relations = ["resends"]

/** What lists say of a notification unless asked otherwise. */
export const notificationListSelection: SelectionRules = { isList: true, fields, relations }

/** What other answers say of a notification. */
export const notificationSelection: Selection = { fields, relationFields: {}, relations }
