import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"

type Write = Pick<Context, "db" | "emit">

/** A change to be written down. */
export interface NewChange {
  readonly type: "item_add" | "item_update" | "item_remove"
  readonly order_edit_id: string
  readonly original_line_item_id?: string | null
  readonly line_item_id?: string | null
}

/**
 * Writes down what an edit changes.
 * @emits order-edit-item-change.CREATED
 * @since 0.1
 */
export async function insertChange({ db, emit }: Write, change: NewChange): Promise<void> {
  const id = newId("oic")
  await db
    .insertInto("order_item_change")
    .values({ id, ...change })
    .execute()
  await emit("order-edit-item-change.CREATED", { id })
}

/**
 * Forgets changes.
 * @emits order-edit-item-change.DELETED
 * @since 0.1
 */
export async function deleteChanges({ db, emit }: Write, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom("order_item_change").where("id", "in", ids).execute()
  await emit("order-edit-item-change.DELETED", { ids })
}
