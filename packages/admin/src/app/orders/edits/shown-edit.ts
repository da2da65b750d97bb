import type { AdminOrderEditsListRes, AdminOrderEditsSelection, Answer } from "@stheno/js-client"

/** An order edit as pages read it. */
export type ShownEdit = Answer<
  AdminOrderEditsListRes,
  "order_edits",
  AdminOrderEditsSelection
>["order_edits"][number]

/** The edit of an order that is not confirmed, declined or canceled: the API allows one. */
export function openEdit<Edit extends Pick<ShownEdit, "status">>(edits: readonly Edit[]): Edit | undefined {
  return edits.find(({ status }) => status === "created" || status === "requested")
}
