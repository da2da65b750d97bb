import type { Context } from "../../../platform/http/operation.ts"
import { changeStocked } from "./change-stocked.ts"
import { inventoryErrors } from "./errors.ts"

/**
 * Adds units to what a location holds of an item, or takes them away, never below zero.
 * @param change units; negative when they leave
 * @returns the level's id
 * @throws inventory.not_stocked, inventory.insufficient_item
 * @locks inventory_level
 * @emits inventory-level.updated
 * @since 0.1
 */
export async function adjustLevel(
  context: Pick<Context, "db" | "emit">,
  itemId: string,
  locationId: string,
  change: number,
): Promise<string> {
  const level = await context.db
    .selectFrom("inventory_level")
    .select("id")
    .where("inventory_item_id", "=", itemId)
    .where("location_id", "=", locationId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!level) throw inventoryErrors.not_stocked(itemId, locationId)
  const changed = await changeStocked(context.db, [{ id: level.id, change }])
  if (changed.length === 0) throw inventoryErrors.insufficient_item(itemId, locationId)
  await context.emit("inventory-level.updated", { id: level.id })
  return level.id
}
