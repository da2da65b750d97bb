import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { stagingOfAll } from "../../../platform/http/context.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { AllocatableLevel, Allocation } from "./allocation.ts"
import { allocateAll, itemDemands, type LineDemand, type StockLink } from "./item-demands.ts"
import { inventoryErrors } from "./errors.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Lines whose units are to be promised.
 * @since 0.1
 */
export interface ReserveInput {
  readonly lines: readonly LineDemand[]
  /** whose stock locations the units come from */
  readonly salesChannelId?: string | null | undefined
  /** the one stock location the units come from, instead of the sales channel's */
  readonly locationId?: string | null | undefined
  /** promises units that are not there, as calls of the admin may */
  readonly overbook?: boolean
  /** also emits one event for all of them */
  readonly isBulk?: boolean
}

/**
 * Promises units of stock to lines: one reservation per inventory item of the line's variant, or several where
 * no location has enough. Lines without a variant, and variants whose stock is not managed or that have no item,
 * are passed over. Safe under concurrency: the levels are locked in the order of their ids, and change by one
 * UPDATE that holds only while the units are there.
 * @returns ids of the reservations
 * @throws inventory.insufficient when units are missing and the variant may not be backordered; the caller's
 *   transaction must be rolled back, or the savepoint before this call
 * @throws inventory.no_location, inventory.not_stocked
 * @locks inventory_level
 * @emits reservation-item.created, and reservation-items.bulk-created when asked for
 * @since 0.1
 */
export async function reserveForLines(context: Pick<Context, "db">, input: ReserveInput): Promise<string[]> {
  const { links, levels } = await lockStockOf(context.db, input)
  const demands = itemDemands(links, input)
  if (demands.length === 0) return []
  const allocations = allocateAll(demands, levels, input.locationId)
  const reservations = allocations.map((allocation) => ({ id: newId("resitem"), ...allocation }))
  await promiseUnits(context.db, reservations, input)
  return reservations.map(({ id }) => id)
}

/**
 * `reserveForLines` for a single line.
 * @throws inventory.insufficient, inventory.no_location, inventory.not_stocked
 * @locks inventory_level
 * @emits reservation-item.created
 * @since 0.1
 */
export async function reserveForLine(
  context: Pick<Context, "db">,
  input: Omit<ReserveInput, "lines"> & LineDemand,
): Promise<string[]> {
  const { lineItem, quantity, ...place } = input
  return reserveForLines(context, { ...place, lines: [{ lineItem, quantity }] })
}

interface Reservation extends Allocation {
  readonly id: string
}

interface LockedStock {
  readonly links: readonly StockLink[]
  /** oldest first */
  readonly levels: readonly AllocatableLevel[]
}

/**
 * Reads which items the lines need, and locks every level that the units may come from, in the order of their ids:
 * a request that waits here sees what the previous one left, and two orders of several items cannot wait for each
 * other. One statement; what is locked is read after the wait.
 */
async function lockStockOf(
  db: Executor,
  { lines, salesChannelId, locationId }: ReserveInput,
): Promise<LockedStock> {
  const variantIds = [...new Set(lines.flatMap(({ lineItem }) => lineItem.variant_id ?? []))]
  if (variantIds.length === 0) return { links: [], levels: [] }
  const isHere = locationId
    ? sql`location_id = ${locationId}`
    : sql`location_id in (select location_id from sales_channel_location
        where sales_channel_id = ${salesChannelId ?? null} and deleted_at is null)`
  const { rows } = await sql<LockedStock>`with links as materialized (
      select link.variant_id, link.inventory_item_id, link.required_quantity, v.allow_backorder
      from product_variant_inventory_item link join product_variant v on v.id = link.variant_id
      where link.variant_id = any(${variantIds}) and link.deleted_at is null and v.manage_inventory),
    levels as materialized (
      select id, inventory_item_id, location_id, stocked_quantity - reserved_quantity as available, created_at
      from inventory_level
      where inventory_item_id in (select inventory_item_id from links) and deleted_at is null and ${isHere}
      order by id for update)
    select (select coalesce(json_agg(links order by inventory_item_id), '[]') from links) as links,
      (select coalesce(json_agg(levels order by created_at, id), '[]') from levels) as levels`.execute(db)
  return firstOf(rows)
}

/**
 * Adds the units to the reserved quantity of their levels, stores the reservations and emits their events in one
 * statement. The condition on the levels is the last line of defense. PostgreSQL takes the set of JSON for a hundred
 * rows, so without the array of ids it would read a small store's whole table.
 */
async function promiseUnits(
  db: Executor,
  reservations: readonly Reservation[],
  { isBulk }: ReserveInput,
): Promise<void> {
  const wanted = [...groupBy(reservations, ({ level }) => level.id)].map(([id, parts]) => ({
    id,
    variant_id: firstOf(parts).demand.variant_id,
    quantity: sumOf(parts),
    limited: sumOf(parts.filter(({ demand }) => !demand.isUnlimited)),
  }))
  const stored = reservations.map(({ id, demand, level, quantity }) => {
    const { line_item_id, inventory_item_id } = demand
    return { id, line_item_id, inventory_item_id, location_id: level.location_id, quantity }
  })
  const told = { ids: reservations.map(({ id }) => id) }
  const names = ["reservation-item.created", ...(isBulk ? ["reservation-items.bulk-created"] : [])]
  const { rows } = await sql<{ id: string }>`with stored as (
      insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity)
      select id, line_item_id, inventory_item_id, location_id, quantity
      from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
        as r (id text, line_item_id text, inventory_item_id text, location_id text, quantity integer)),
    events as (${stagingOfAll(names.map((name) => [name, told]))})
    update inventory_level level
    set reserved_quantity = level.reserved_quantity + wanted.quantity, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id text, quantity integer, limited integer)
    where level.id = any(${wanted.map(({ id }) => id)}) and level.id = wanted.id and level.deleted_at is null
      and (wanted.limited = 0 or level.stocked_quantity - level.reserved_quantity >= wanted.limited)
    returning level.id`.execute(db)
  const lost = wanted.find(({ id }) => !rows.some((row) => row.id === id))
  if (lost) throw inventoryErrors.insufficient(lost.variant_id)
}

function sumOf(parts: readonly Allocation[]): number {
  return parts.reduce((sum, part) => sum + part.quantity, 0)
}
