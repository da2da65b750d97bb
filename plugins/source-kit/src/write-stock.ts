import { CommerceError, sql, type Executor } from "@stheno/core"
import type { Writing } from "./mapping.ts"
import type { SourceVariant } from "./records.ts"

/**
 * Finds the stock location of imported units.
 * @param id the location of the options; by default the only one of the store
 * @throws not_allowed if the store does not have it, or if it has none or several and the options name none
 * @since 0.1
 */
export async function findStockLocation(db: Executor, id: string | undefined): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from stock_location
    where deleted_at is null and (id = ${id ?? null} or ${id === undefined}) limit 2`.execute(db)
  if (rows.length === 1) return rows[0]!.id
  const why =
    id !== undefined
      ? `The stock location ${id} of the options does not exist.`
      : rows.length === 0
        ? "The store has no stock location. Create one."
        : "The store has several stock locations. Set the option stock_location_id."
  throw new CommerceError("not_allowed", why)
}

interface StockRow {
  readonly variant_id: string
  readonly inventory_item_id: string
  readonly stocked: number | null
  readonly reserved: number | null
}

/**
 * Makes as many units available at the location as the source has: units that orders of this store reserve come on top.
 * @param targets the variants of the store by the IDs of the source's
 */
export async function writeStock(
  { shop, stockLocationId }: Writing,
  variants: readonly SourceVariant[],
  targets: ReadonlyMap<string, string>,
): Promise<void> {
  const managed = variants.filter((variant) => variant.manage_inventory)
  const ids = managed.map(({ id }) => targets.get(id)!)
  const { rows } = await sql<StockRow>`
    select i.variant_id, i.inventory_item_id, l.stocked_quantity as stocked, l.reserved_quantity as reserved
    from product_variant_inventory_item i left join inventory_level l
      on l.inventory_item_id = i.inventory_item_id and l.location_id = ${stockLocationId} and l.deleted_at is null
    where i.deleted_at is null and i.variant_id = any(${ids}::text[])`.execute(shop.db)
  const byVariant = new Map(rows.map((row) => [row.variant_id, row]))
  for (const { id, inventory_quantity: quantity } of managed) {
    const row = byVariant.get(targets.get(id)!)
    if (!row) continue
    const stocked = quantity + (row.reserved ?? 0)
    const params = { id: row.inventory_item_id, location_id: stockLocationId }
    if (row.stocked === null)
      await shop.call("admin.PostInventoryItemsInventoryItemLocationLevels", {
        params,
        body: { location_id: stockLocationId, stocked_quantity: stocked },
      })
    else if (row.stocked !== stocked)
      await shop.call("admin.PostInventoryItemsInventoryItemLocationLevelsLocationLevel", {
        params,
        body: { stocked_quantity: stocked },
      })
  }
}
