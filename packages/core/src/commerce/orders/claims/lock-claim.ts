import { sql } from "kysely"
import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import type { Relations, Selected } from "../../../platform/query/selected.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { lockOrder, type LockedOrder } from "../orders/index.ts"
import { claimErrors } from "./errors.ts"

/**
 * Locks the order of a claim. As in v1, an unknown order has no claim to report.
 * @throws claims.not_found, claims.not_in_order
 * @locks order
 * @since 0.1
 */
export function lockOrderOfClaim(db: Executor, orderId: string, id: string): Promise<LockedOrder> {
  return lockOrder(db, orderId, () => missing(db, orderId, id))
}

/** The error when an order has no such claim. */
async function missing(db: Executor, orderId: string, id: string): Promise<Error> {
  const isElsewhere = await fetchFirst(db, { entity: "ClaimOrder", filters: { id } })
  return isElsewhere ? claimErrors.not_in_order(id, orderId) : claimErrors.not_found(id)
}

/**
 * Locks a claim of an order. The order must be locked before.
 * @returns the claim with these relations
 * @throws claims.not_found, claims.not_in_order
 * @locks claim
 * @since 0.1
 */
export async function lockClaim<Path extends string = never>(
  db: Executor,
  orderId: string,
  id: string,
  ...relations: readonly Path[]
): Promise<Selected<"ClaimOrder", Relations<Path>>> {
  await sql`select id from claim_order where id = ${id} for update`.execute(db)
  const filters = { id, order_id: orderId }
  const claim = await fetchFirst(db, {
    entity: "ClaimOrder",
    filters,
    selection: withRelations(...relations),
  })
  if (!claim) throw await missing(db, orderId, id)
  return claim
}

/** A change of a claim's own row. */
export interface ClaimChange {
  readonly payment_status?: "refunded"
  readonly fulfillment_status?: "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled"
  readonly canceled_at?: Date
}

/**
 * Writes where a locked claim stands now.
 * @since 0.1
 */
export async function setClaimStatus(db: Executor, id: string, change: ClaimChange): Promise<void> {
  await db
    .updateTable("claim_order")
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute()
}
