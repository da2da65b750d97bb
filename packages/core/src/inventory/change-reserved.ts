import { sql } from "kysely"
import type { Executor } from "../query/fetch.ts"
import { inventoryErrors } from "./errors.ts"

/**
 * Units of an item that are promised at a location, or given back.
 * @since 0.1
 */
export interface ReservedChange {
  readonly locationId: string
  /** units; negative when they are given back */
  readonly change: number
}

/**
 * Changes what levels of an item have promised, in stock or not. Levels are locked in the order of their ids.
 * @param changes each location once
 * @throws inventory.not_stocked when a location that is to promise units has no level
 * @locks inventory_level
 * @since 0.1
 */
export async function changeReserved(
  db: Executor,
  itemId: string,
  changes: readonly ReservedChange[],
): Promise<void> {
  const { rows } = await sql<{ location_id: string }>`with changes as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c ("locationId" text, change integer)),
    locked as materialized (
      select level.id, changes.change from inventory_level level
        join changes on changes."locationId" = level.location_id
      where level.inventory_item_id = ${itemId} and level.deleted_at is null
      order by level.id for update of level)
    update inventory_level level
    set reserved_quantity = level.reserved_quantity + locked.change, updated_at = now()
    from locked where level.id = locked.id
    returning level.location_id`.execute(db)
  const found = new Set(rows.map((row) => row.location_id))
  const missing = changes.find(({ locationId, change }) => change >= 0 && !found.has(locationId))
  if (missing) throw inventoryErrors.not_stocked(itemId, missing.locationId)
}
