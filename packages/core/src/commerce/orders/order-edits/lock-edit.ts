import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { lockOrder, type LockedOrder } from "../orders/index.ts"
import { orderEditErrors } from "./errors.ts"

/** An order edit that is locked, and its order. */
export interface LockedEdit {
  readonly edit: Columns<"OrderEdit">
  readonly order: LockedOrder
}

/**
 * Locks an order edit before anything of it is changed, and before it the order. Callers that need more locks take the
 * payment collection next, then payments, then inventory levels.
 * @throws order-edits.not_found
 * @locks order, then order_edit
 * @since 0.1
 */
export async function lockEdit(db: Executor, id: string): Promise<LockedEdit> {
  const known = await fetchById(db, "OrderEdit", id)
  if (!known) throw orderEditErrors.not_found(id)
  const order = await lockOrder(db, known.order_id)
  await sql`select id from order_edit where id = ${id} for update`.execute(db)
  const edit = await fetchById(db, "OrderEdit", id)
  if (!edit) throw orderEditErrors.not_found(id)
  return { edit, order }
}
