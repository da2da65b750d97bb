import type { AdminDraftOrdersRes, AdminDraftOrdersSelection, Answer } from "@stheno/js-client"
import { versionOfParts, type Version } from "../kit/changed-elsewhere.tsx"

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

/** The same for a line of the draft. */
export function versionOfLine({ id }: Pick<ShownDraft, "id">, line: ShownCart["items"][number]): Version {
  return versionOfParts(
    line,
    ({ quantity, unit_price, metadata }) => [quantity, unit_price, metadata],
    async (client) => {
      const { cart } = (await client.admin.draftOrders.retrieve(id)).draft_order
      // The API says that a line is gone.
      return cart?.items.find((each) => each.id === line.id) ?? line
    },
  )
}
