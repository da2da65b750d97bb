import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"

/**
 * Deletes inventory items with their levels and reservations, and takes them off their variants. Unknown ids
 * are passed over.
 * @locks inventory_level
 * @emits inventory-level.deleted, inventory-item.deleted
 * @since 0.1
 */
export async function deleteInventoryItems(
  context: Pick<Context, "db" | "emit">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { db } = context
  await sql`select id from inventory_level where inventory_item_id = any(${ids}) order by id for update`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`with levels as (
      update inventory_level set deleted_at = now(), updated_at = now()
      where inventory_item_id = any(${ids}) and deleted_at is null),
    reservations as (
      update reservation_item set deleted_at = now(), updated_at = now()
      where inventory_item_id = any(${ids}) and deleted_at is null),
    links as (
      update product_variant_inventory_item set deleted_at = now(), updated_at = now()
      where inventory_item_id = any(${ids}) and deleted_at is null)
    update inventory_item set deleted_at = now(), updated_at = now()
    where id = any(${ids}) and deleted_at is null returning id`.execute(db)
  if (rows.length === 0) return
  await emitAll(
    context,
    "inventory-level.deleted",
    rows.map(({ id }) => ({ inventory_item_id: id })),
  )
  await context.emit("inventory-item.deleted", { ids: rows.map((row) => row.id) })
}
