import type { AdminOrderEditsListRes, AdminOrderEditsSelection, Answer, Stheno } from "@stheno/js-client"
import { adminOrderEditsKeys } from "@stheno/medusa-react"
import { useWhole } from "../../kit/whole-list.ts"

const relations =
  "changes,changes.line_item,changes.original_line_item,items,items.variant,payment_collection,payment_collection.payments"

/** An order edit as pages read it. */
export type ShownEdit = Answer<
  AdminOrderEditsListRes,
  "order_edits",
  AdminOrderEditsSelection,
  typeof relations
>["order_edits"][number]

/** All edits of an order; undefined while they are read. Every part of its page reads the same ones, with one request. */
export function useOrderEdits(orderId: string) {
  const { data, error } = useWhole<ShownEdit>(
    adminOrderEditsKeys.all[0],
    ({ admin }) => admin.orderEdits.iterate({ order_id: orderId, limit: 100, expand: relations }),
    // Parts of the page that are drawn later do not read them again.
    { of: orderId, staleTime: 5000 },
  )
  return { edits: data, error }
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
