import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
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
 * Changes what levels of an item have promised. Levels are locked in the order of their ids; all of them change, or
 * none.
 * @param changes each location once
 * @param options.isLimited promises no more units than are left; otherwise in stock or not
 * @throws inventory.not_stocked when a location that is to promise units has no level
 * @throws inventory.insufficient_item when it has too few units left
 * @locks inventory_level
 * @since 0.1
 */
export async function changeReserved(
  db: Executor,
  itemId: string,
  changes: readonly ReservedChange[],
  { isLimited = false }: { readonly isLimited?: boolean } = {},
): Promise<void> {
  const { rows } = await sql<{ location_id: string; fits: boolean }>`with changes as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c ("locationId" text, change integer)),
    locked as materialized (
      select level.id, level.location_id, changes.change, not ${isLimited}::boolean or changes.change <= 0
          or level.stocked_quantity - level.reserved_quantity >= changes.change as fits
        from inventory_level level
        join changes on changes."locationId" = level.location_id
      where level.inventory_item_id = ${itemId} and level.deleted_at is null
      order by level.id for update of level),
    changed as (
      update inventory_level level
      set reserved_quantity = level.reserved_quantity + locked.change, updated_at = now()
      from locked where level.id = locked.id and not exists (select from locked where not fits))
    select location_id, fits from locked`.execute(db)
  const short = rows.find(({ fits }) => !fits)
  if (short) throw inventoryErrors.insufficient_item(itemId, short.location_id)
  const found = new Set(rows.map((row) => row.location_id))
  const missing = changes.find(({ locationId, change }) => change >= 0 && !found.has(locationId))
  if (missing) throw inventoryErrors.not_stocked(itemId, missing.locationId)
}
