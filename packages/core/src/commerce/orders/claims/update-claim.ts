import { sql } from "kysely"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { updateClaimItems, type ClaimItemChange } from "./claim-items.ts"
import { claimErrors } from "./errors.ts"
import { lockClaim, lockOrderOfClaim } from "./lock-claim.ts"
import { insertClaimShipping, prepareClaimShipping, type ClaimShipping } from "./replacements.ts"
import { assertAllowed } from "./rules.ts"

/** A change of a claim; what is absent stays as it is. */
export interface ClaimUpdate {
  readonly claim_items?: readonly ClaimItemChange[] | null | undefined
  readonly shipping_methods?: readonly ClaimShipping[] | null | undefined
  readonly no_notification?: boolean | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/**
 * Changes a claim. A claim that has shipping methods cannot be given others.
 * @throws claims.not_found, claims.not_in_order, claims.canceled, claims.item_not_found, claims.has_shipping_methods
 * @locks order, claim; nothing while the fulfillment provider is asked
 * @emits claim.updated, claim_item.updated
 * @since 0.1
 */
export async function updateClaim(
  context: Context,
  orderId: string,
  id: string,
  change: ClaimUpdate,
): Promise<void> {
  const shipping = await prepareClaimShipping(context, change.shipping_methods ?? [])
  await inTransaction(context, async (stage) => {
    const { db, emit } = stage
    await lockOrderOfClaim(db, orderId, id)
    const claim = await lockClaim(db, orderId, id, "claim_items", "shipping_methods")
    assertAllowed("update", claim)
    if (change.shipping_methods?.length) {
      if (claim.shipping_methods.length > 0) throw claimErrors.has_shipping_methods()
      await insertClaimShipping(db, id, shipping)
    }
    await updateClaimItems(stage, claim.claim_items, change.claim_items ?? [])
    const no_notification = change.no_notification ?? claim.no_notification
    const metadata = change.metadata ? mergeMetadata(claim.metadata, change.metadata) : undefined
    await db
      .updateTable("claim_order")
      .set({
        no_notification,
        ...(metadata ? { metadata: JSON.stringify(metadata) } : {}),
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .execute()
    await emit("claim.updated", { id, no_notification })
  })
}
