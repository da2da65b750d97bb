import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { changeStocked } from "./change-stocked.ts"
import { inventoryErrors } from "./errors.ts"

/**
 * Units of a variant that come to or leave a stock location.
 * @since 0.1
 */
export interface InventoryAdjustment {
  readonly variantId: string
  readonly locationId: string
  /** units of the variant; negative when they leave */
  readonly change: number
}

interface LinkedLevel {
  readonly inventory_item_id: string
  readonly required_quantity: number
  readonly level_id: string | null
}

/**
 * Changes how many units a stock location holds of what a variant is made of. Variants whose stock is not managed
 * or that have no item are passed over. The levels change by one UPDATE that never goes below zero.
 * @throws inventory.not_stocked when an item has no level at the location
 * @throws inventory.insufficient_at_location when the location holds fewer units than are to leave
 * @locks inventory_level
 * @emits inventory-level.updated
 * @since 0.1
 */
export async function adjustInventory(
  context: Pick<Context, "db" | "emit">,
  adjustment: InventoryAdjustment,
): Promise<void> {
  const { variantId, locationId, change } = adjustment
  const levels = await levelsOf(context.db, variantId, locationId)
  if (levels.length === 0 || change === 0) return
  const missing = levels.find((level) => level.level_id === null)
  if (missing) throw inventoryErrors.not_stocked(missing.inventory_item_id, locationId)
  // Those without a level were refused above.
  const changes = levels.map((level) => ({ id: level.level_id!, change: level.required_quantity * change }))
  const changed = await changeStocked(context.db, changes)
  if (changed.length < changes.length) throw inventoryErrors.insufficient_at_location(variantId)
  await emitAll(context, "inventory-level.updated", changed)
}

/**
 * Refuses to take lines from a stock location that holds too few units of them; lines that are taken from the same
 * inventory item count together. Lines without a variant, and variants whose stock is not managed or that have no
 * item, are passed over. One statement.
 * @param lines rows with `variant_id`, `title` and the units to take
 * @throws inventory.insufficient_at_location, inventory.missing_at_location
 * @since 0.1
 */
export async function validateStockAtLocation(
  db: Executor,
  lines: readonly {
    readonly variant_id?: string | null
    readonly title?: string
    readonly quantity: number
  }[],
  locationId: string,
): Promise<void> {
  const wanted = lines.flatMap(({ variant_id, quantity }, index) =>
    variant_id ? [{ index, variant_id, quantity }] : [],
  )
  if (wanted.length === 0) return
  const { rows } = await sql<{ index: number; isMissing: boolean }>`with taken as (
      select w.index, link.inventory_item_id,
        sum(w.quantity * link.required_quantity) over (partition by link.inventory_item_id order by w.index) as units
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
          as w (index integer, variant_id text, quantity bigint)
        join product_variant v on v.id = w.variant_id and v.manage_inventory
        join product_variant_inventory_item link on link.variant_id = v.id and link.deleted_at is null)
    select taken.index, level.id is null as "isMissing" from taken
      left join inventory_level level on level.inventory_item_id = taken.inventory_item_id
        and level.location_id = ${locationId} and level.deleted_at is null
    where coalesce(level.stocked_quantity, 0) < taken.units
    order by taken.index limit 1`.execute(db)
  const [short] = rows
  if (!short) return
  // The index comes from the same list.
  const { title, variant_id } = lines[short.index]!
  // Only lines with a variant are in `wanted`.
  const name = title ?? variant_id!
  if (short.isMissing) throw inventoryErrors.missing_at_location(name)
  throw inventoryErrors.insufficient_at_location(name)
}

async function levelsOf(db: Executor, variantId: string, locationId: string): Promise<LinkedLevel[]> {
  const { rows } = await sql<LinkedLevel>`select link.inventory_item_id, link.required_quantity,
      level.id as level_id
    from product_variant_inventory_item link
      join product_variant v on v.id = link.variant_id and v.manage_inventory
      left join inventory_level level on level.inventory_item_id = link.inventory_item_id
        and level.location_id = ${locationId} and level.deleted_at is null
    where link.variant_id = ${variantId} and link.deleted_at is null`.execute(db)
  return rows
}
