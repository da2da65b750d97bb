import { sql } from "kysely"
import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import type { Relations, Selected } from "../../../platform/query/selected.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { lockOrder, type LockedOrder } from "../orders/index.ts"
import { swapErrors } from "./errors.ts"

/**
 * Locks the order of a swap. As in v1, an unknown order has no swap to report.
 * @throws swaps.not_found, swaps.not_in_order
 * @locks order
 * @since 0.1
 */
export function lockOrderOfSwap(db: Executor, orderId: string, id: string): Promise<LockedOrder> {
  return lockOrder(db, orderId, () => missing(db, orderId, id))
}

/** The error when an order has no such swap. */
async function missing(db: Executor, orderId: string, id: string): Promise<Error> {
  const isElsewhere = await fetchFirst(db, { entity: "Swap", filters: { id } })
  return isElsewhere ? swapErrors.not_in_order(id, orderId) : swapErrors.not_found()
}

/**
 * Locks a swap of an order. The order must be locked before.
 * @returns the swap with these relations
 * @throws swaps.not_found, swaps.not_in_order
 * @locks swap
 * @since 0.1
 */
export async function lockSwap<Path extends string = never>(
  db: Executor,
  orderId: string,
  id: string,
  ...relations: readonly Path[]
): Promise<Selected<"Swap", Relations<Path>>> {
  await sql`select id from swap where id = ${id} for update`.execute(db)
  const filters = { id, order_id: orderId }
  const swap = await fetchFirst(db, { entity: "Swap", filters, selection: withRelations(...relations) })
  if (!swap) throw await missing(db, orderId, id)
  return swap
}

/** A change of a swap's own row. */
export interface SwapChange {
  readonly payment_status?: "captured" | "difference_refunded" | "requires_action" | "canceled"
  readonly fulfillment_status?:
    "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled" | "requires_action"
  readonly canceled_at?: Date
}

/**
 * Writes where a locked swap stands now.
 * @since 0.1
 */
export async function setSwapStatus(db: Executor, id: string, change: SwapChange): Promise<void> {
  await db
    .updateTable("swap")
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute()
}
