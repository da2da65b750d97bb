/** How far an order edit has come. */
export type EditStatus = "created" | "requested" | "confirmed" | "declined" | "canceled"

type Moment = string | Date | null | undefined

/**
 * How far has an order edit come? No column says it: the moments do. Orders show it on their edits.
 * @param edit rows of `order_edit` fit
 * @source facts/checkout.json, statuses, order_edit.status
 * @since 0.1
 */
export function editStatus(edit: {
  readonly canceled_at?: Moment
  readonly confirmed_at?: Moment
  readonly declined_at?: Moment
  readonly requested_at?: Moment
}): EditStatus {
  if (edit.canceled_at) return "canceled"
  if (edit.confirmed_at) return "confirmed"
  if (edit.declined_at) return "declined"
  return edit.requested_at ? "requested" : "created"
}
