import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"

/**
 * Brings deleted inventory items back, with the levels and the links to variants that were deleted together with
 * them. Reservations stay deleted: nothing is promised of what comes back. Unknown ids and items that are not deleted
 * are passed over.
 * @returns ids of the items that came back
 * @locks inventory_item, inventory_level
 * @emits inventory-item.restored, inventory-level.restored
 * @since 0.1
 */
export async function restoreInventoryItems(
  context: Pick<Context, "db" | "emit">,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  // What was deleted in one transaction has one time of deletion.
  const { rows } = await sql<{ id: string }>`with gone as materialized (
      select id, deleted_at from inventory_item where id = any(${ids}::text[]) and deleted_at is not null
      order by id for update),
    levels as (
      update inventory_level level set deleted_at = null, reserved_quantity = 0, updated_at = now()
      from gone where level.inventory_item_id = gone.id and level.deleted_at = gone.deleted_at),
    links as (
      update product_variant_inventory_item link set deleted_at = null, updated_at = now()
      from gone where link.inventory_item_id = gone.id and link.deleted_at = gone.deleted_at
        and exists (select from product_variant v where v.id = link.variant_id and v.deleted_at is null))
    update inventory_item item set deleted_at = null, updated_at = now()
    from gone where item.id = gone.id returning item.id`.execute(context.db)
  const restored = rows.map((row) => row.id)
  if (restored.length === 0) return []
  await emitAll(
    context,
    "inventory-level.restored",
    restored.map((id) => ({ inventory_item_id: id })),
  )
  await context.emit("inventory-item.restored", { ids: restored })
  return restored
}
