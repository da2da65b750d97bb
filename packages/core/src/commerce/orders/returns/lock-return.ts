import { sql } from "kysely"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Relations, Selected } from "../../../platform/query/selected.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { returnErrors } from "./errors.ts"

/** A return with its items and these relations. */
export type ReturnWith<Path extends string = never> = Selected<"Return", Relations<Path>>

/** What a return belongs to. */
export interface ReturnOwner {
  /** the order, also through its swap or claim */
  readonly orderId: string
  readonly swapId: string | null
  readonly claimId: string | null
}

/**
 * The order that a return belongs to, directly or by a swap or a claim.
 * @throws returns.not_found
 * @since 0.1
 */
export async function ownerOfReturn(db: Executor, id: string): Promise<ReturnOwner> {
  const { rows } = await sql<ReturnOwner>`select coalesce(r.order_id, s.order_id, c.order_id) as "orderId",
      r.swap_id as "swapId", r.claim_order_id as "claimId"
    from return r left join swap s on s.id = r.swap_id left join claim_order c on c.id = r.claim_order_id
    where r.id = ${id}`.execute(db)
  if (!rows[0]) throw returnErrors.not_found(id)
  return rows[0]
}

/**
 * Locks a return. Its order must be locked before.
 * @returns the return with its items
 * @throws returns.not_found
 * @locks return
 * @since 0.1
 */
export async function lockReturn(db: Executor, id: string): Promise<ReturnWith> {
  await sql`select id from return where id = ${id} for update`.execute(db)
  return retrieveReturn(db, id)
}

/**
 * A return with its items and further relations.
 * @throws returns.not_found
 * @since 0.1
 */
export async function retrieveReturn<Path extends string = never>(
  db: Executor,
  id: string,
  ...relations: readonly Path[]
): Promise<ReturnWith<Path>> {
  const row = await fetchById(db, "Return", id, withRelations(...relations))
  if (!row) throw returnErrors.not_found(id)
  return row
}
