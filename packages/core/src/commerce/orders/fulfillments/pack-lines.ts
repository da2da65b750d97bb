import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import {
  adjustInventory,
  adjustReservationsOfLine,
  reserveForLine,
  validateStockAtLocation,
} from "../../stock/inventory/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { fulfillmentErrors } from "./errors.ts"
import type { PackedLine } from "./rules.ts"

type Write = Pick<Context, "db" | "emit">

/** Units of a line that stopped being reserved. */
export interface ReleasedUnits {
  readonly line: PackedLine["line"]
  /** units of the variant */
  readonly quantity: number
}

/**
 * Counts units as packed. The order, swap or claim must be locked.
 * @throws fulfillments.too_many when a line has not so many units left
 * @since 0.1
 */
export async function countPacked(db: Executor, lines: readonly PackedLine[]): Promise<void> {
  if (lines.length === 0) return
  const { numAffectedRows } = await sql`update line_item l
    set fulfilled_quantity = coalesce(l.fulfilled_quantity, 0) + p.quantity, updated_at = now()
    from jsonb_to_recordset(${packedJson(lines)}::jsonb) as p (id text, quantity integer)
    where l.id = p.id and coalesce(l.fulfilled_quantity, 0) + p.quantity <= l.quantity`.execute(db)
  if (Number(numAffectedRows) < lines.length) throw fulfillmentErrors.too_many()
}

/**
 * Takes packed units off the count again.
 * @since 0.1
 */
export async function countUnpacked(
  db: Executor,
  lines: readonly { readonly id: string; readonly quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`update line_item l
    set fulfilled_quantity = greatest(coalesce(l.fulfilled_quantity, 0) - p.quantity, 0), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as p (id text, quantity integer)
    where l.id = p.id`.execute(db)
}

/**
 * Takes packed units out of a stock location, and off what was reserved for their lines.
 * @returns what was reserved before, for `putBack`
 * @throws inventory.insufficient_at_location, inventory.missing_at_location, inventory.not_stocked
 * @locks inventory levels
 * @since 0.1
 */
export async function takeFromStock(
  context: Write,
  lines: readonly PackedLine[],
  locationId: string,
): Promise<ReleasedUnits[]> {
  const stocked = lines.flatMap(({ line, quantity }) =>
    line.variant_id ? [{ line, quantity, variantId: line.variant_id }] : [],
  )
  await validateStockAtLocation(
    context.db,
    stocked.map(({ line, quantity, variantId }) => ({ variant_id: variantId, title: line.title, quantity })),
    locationId,
  )
  const before = await reservedUnits(context.db, stocked)
  for (const { line, quantity, variantId } of stocked) {
    await adjustReservationsOfLine(context, {
      lineItemId: line.id,
      variantId,
      locationId,
      quantity: -quantity,
    })
    await adjustInventory(context, { variantId, locationId, change: -quantity })
  }
  const after = await reservedUnits(context.db, stocked)
  return stocked
    .map(({ line }) => ({ line, quantity: (before.get(line.id) ?? 0) - (after.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Puts units back into a stock location, e.g. because their fulfillment was canceled.
 * @param lines rows with `variant_id` and the units
 * @since 0.1
 */
export async function putIntoStock(
  context: Write,
  lines: readonly { readonly variant_id: string | null; readonly quantity: number }[],
  locationId: string,
): Promise<void> {
  for (const { variant_id, quantity } of lines)
    if (variant_id) await adjustInventory(context, { variantId: variant_id, locationId, change: quantity })
}

/**
 * Reserves units again that came back into stock, whatever else is promised there.
 * @throws inventory.not_stocked
 * @locks inventory levels
 * @emits reservation-item.created
 * @since 0.1
 */
export async function reserveAgain(
  context: Write,
  released: readonly ReleasedUnits[],
  locationId: string,
): Promise<void> {
  for (const { line, quantity } of released)
    await reserveForLine(context, { lineItem: line, quantity, locationId, overbook: true })
}

/**
 * How many of the units that are back in stock must be reserved for their lines? The units that are neither packed
 * in another fulfillment nor still reserved.
 * @param lines rows of `line_item` as they are after the units were counted as not packed
 * @since 0.1
 */
export async function stillNeeded(db: Executor, lines: readonly PackedLine[]): Promise<ReleasedUnits[]> {
  const reserved = await reservedUnits(db, lines)
  return lines.flatMap(({ line, quantity }) => {
    const open = line.quantity - (line.fulfilled_quantity ?? 0)
    const missing = Math.min(quantity, open - (reserved.get(line.id) ?? 0))
    return missing > 0 ? [{ line, quantity: missing }] : []
  })
}

/** Units of the variant that are reserved for each line, at whatever location. */
async function reservedUnits(db: Executor, lines: readonly PackedLine[]): Promise<Map<string, number>> {
  const ids = lines.map(({ line }) => line.id)
  const { rows } = await sql<{
    line_item_id: string
    units: number
  }>`select line_item_id, max(units)::int as units
    from (select r.line_item_id, ceil(sum(r.quantity)::numeric / max(coalesce(link.required_quantity, 1))) as units
      from reservation_item r join line_item l on l.id = r.line_item_id
        left join product_variant_inventory_item link on link.inventory_item_id = r.inventory_item_id
          and link.variant_id = l.variant_id and link.deleted_at is null
      where r.line_item_id = any(${ids}) and r.deleted_at is null
      group by r.line_item_id, r.inventory_item_id) as by_item
    group by line_item_id`.execute(db)
  return new Map(rows.map((row) => [row.line_item_id, row.units]))
}

function packedJson(lines: readonly PackedLine[]): string {
  return JSON.stringify(lines.map(({ line, quantity }) => ({ id: line.id, quantity })))
}
