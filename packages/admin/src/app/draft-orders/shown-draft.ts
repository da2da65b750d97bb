import type { AdminDraftOrdersRes, AdminDraftOrdersSelection, Answer } from "@stheno/js-client"
import type { Version } from "../kit/changed-elsewhere.tsx"

/** A draft order as its page reads it. */
export type ShownDraft = Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>["draft_order"]
/** Its cart. */
export type ShownCart = NonNullable<ShownDraft["cart"]>

/** By which a form finds out that somebody else changed the draft. */
export function versionOf({ id, updated_at }: Pick<ShownDraft, "id" | "updated_at">): Version {
  return {
    shown: updated_at,
    read: async (client) => (await client.admin.draftOrders.retrieve(id)).draft_order.updated_at,
  }
}
