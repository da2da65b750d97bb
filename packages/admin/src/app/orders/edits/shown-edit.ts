import type { AdminOrderEditsListRes, AdminOrderEditsSelection, Answer, Stheno } from "@stheno/js-client"
import { useAdminOrderEdits } from "@stheno/medusa-react"

const relations =
  "changes,changes.line_item,changes.original_line_item,items,items.variant,payment_collection,payment_collection.payments"

/** An order edit as pages read it. */
export type ShownEdit = Answer<
  AdminOrderEditsListRes,
  "order_edits",
  AdminOrderEditsSelection,
  typeof relations
>["order_edits"][number]

/** The edits of an order. Every part of its page reads the same ones, with one request. */
export function useOrderEdits(orderId: string) {
  return useAdminOrderEdits({ order_id: orderId, limit: 20, expand: relations })
}

/** The edit of an order that is not confirmed, declined or canceled: the API allows one. */
export function openEdit<Edit extends Pick<ShownEdit, "status">>(edits: readonly Edit[]): Edit | undefined {
  return edits.find(({ status }) => status === "created" || status === "requested")
}

/**
 * Confirms an edit for the customer. The API creates the payment of what the edit adds to the total when the confirmation is
 * requested, and adapts it when it is requested again: that comes first.
 */
export async function confirmEdit(
  client: Stheno,
  { id, status, changes, difference_due }: Pick<ShownEdit, "id" | "status" | "changes" | "difference_due">,
): Promise<unknown> {
  const isAsked = status === "requested" || (difference_due ?? 0) > 0
  if (isAsked && changes.length > 0) await client.admin.orderEdits.requestConfirmation(id)
  return client.admin.orderEdits.confirm(id)
}
