import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { inventoryErrors } from "./errors.ts"

/**
 * Units of an item at some locations together.
 * @since 0.1
 */
export interface Quantities {
  /** in stock */
  readonly stocked: number
  /** promised */
  readonly reserved: number
}

/**
 * How many units of an item do locations hold, and how many of them are promised? Locations without the item count
 * as empty.
 * @throws inventory.item_not_found
 * @since 0.1
 */
export async function readQuantities(
  db: Executor,
  itemId: string,
  locationIds: readonly string[],
): Promise<Quantities> {
  const { rows } = await sql<Quantities>`select coalesce(sum(level.stocked_quantity), 0)::int as stocked,
      coalesce(sum(level.reserved_quantity), 0)::int as reserved
    from inventory_item item
      left join inventory_level level on level.inventory_item_id = item.id and level.deleted_at is null
        and level.location_id = any(${locationIds}::text[])
    where item.id = ${itemId} and item.deleted_at is null
    group by item.id`.execute(db)
  if (!rows[0]) throw inventoryErrors.item_not_found(itemId)
  return rows[0]
}
