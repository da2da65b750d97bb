import type { AdminDraftOrdersRes, AdminDraftOrdersSelection, Answer } from "@stheno/js-client"

/** A draft order as its page reads it. */
export type ShownDraft = Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>["draft_order"]
/** Its cart. */
export type ShownCart = NonNullable<ShownDraft["cart"]>
