import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { lockOrder } from "../orders/index.ts"
import { copyLines } from "./edit-lines.ts"
import { orderEditErrors } from "./errors.ts"

/** An edit to be made. */
export interface NewEdit {
  readonly order_id: string
  readonly internal_note?: string | null | undefined
}

/**
 * Begins an edit of an order: it holds copies of the order's lines, which can be changed without changing the order.
 * @returns the edit's id
 * @throws order-edits.order_not_found, order-edits.already_active
 * @locks order
 * @emits order-edit.created
 * @since 0.1
 */
export async function createOrderEdit(
  { db, emit, userId }: Pick<Context, "db" | "emit" | "userId">,
  { order_id, internal_note }: NewEdit,
): Promise<string> {
  await lockOrder(db, order_id, orderEditErrors.order_not_found)
  const { rows: active } = await sql`select from order_edit where order_id = ${order_id}
    and confirmed_at is null and declined_at is null and canceled_at is null`.execute(db)
  if (active.length > 0) throw orderEditErrors.already_active(order_id)
  const id = newId("oe")
  await db
    .insertInto("order_edit")
    .values({ id, order_id, internal_note: internal_note ?? null, created_by: userId ?? "" })
    .execute()
  const lines = await db
    .selectFrom("line_item")
    .select("id")
    .where("order_id", "=", order_id)
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  await copyLines(
    db,
    id,
    lines.map((line) => line.id),
  )
  await emit("order-edit.created", { id })
  return id
}
