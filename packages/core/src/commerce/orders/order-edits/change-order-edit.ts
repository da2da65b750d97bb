import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { lockEdit } from "./lock-edit.ts"
import { isLeftToDo } from "./rules.ts"

/**
 * Changes the shop's note on an edit; without one nothing changes.
 * @throws order-edits.not_found
 * @locks order, then order_edit
 * @emits order-edit.updated
 * @since 0.1
 */
export async function updateOrderEdit(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  { internal_note }: { readonly internal_note?: string | null | undefined },
): Promise<void> {
  await lockEdit(db, id)
  if (internal_note !== undefined)
    await sql`update order_edit set internal_note = ${internal_note}, updated_at = now() where id = ${id}`.execute(
      db,
    )
  await emit("order-edit.updated", { id })
}

/**
 * Deletes an edit that was not requested yet, with its lines. Succeeds even if it does not exist.
 * @throws order-edits.wrong_status
 * @locks order, then order_edit
 * @since 0.1
 */
export async function deleteOrderEdit({ db }: Pick<Context, "db">, id: string): Promise<void> {
  if (!(await fetchById(db, "OrderEdit", id))) return
  const { edit } = await lockEdit(db, id)
  isLeftToDo("delete", edit)
  await sql`delete from order_item_change where order_edit_id = ${id}`.execute(db)
  await sql`delete from line_item where order_edit_id = ${id}`.execute(db)
  await sql`delete from order_edit where id = ${id}`.execute(db)
}
