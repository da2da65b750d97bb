import { sql } from "kysely"
import type { Context } from "../http/operation.ts"
import { groupBy } from "../kernel/group-by.ts"
import { newId } from "../kernel/ids.ts"
import type { Executor, Row } from "../query/fetch.ts"
import { allocateUnits, type AllocatableLevel, type Allocation, type ItemDemand } from "./allocation.ts"
import { inventoryErrors } from "./errors.ts"

/**
 * Lines whose units are to be promised.
 * @since 0.1
 */
export interface ReserveInput {
  readonly lines: readonly {
    /** a row with `id` and `variant_id` */
    readonly lineItem: Row
    /** units of the variant */
    readonly quantity: number
  }[]
  /** whose stock locations the units come from */
  readonly salesChannelId?: string | null | undefined
  /** the one stock location the units come from, instead of the sales channel's */
  readonly locationId?: string | null | undefined
  /** promises units that are not there, as calls of the admin may */
  readonly overbook?: boolean
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
 * @emits reservation-item.created
 * @since 0.1
 */
export async function reserveForLines(
  context: Pick<Context, "db" | "emit">,
  input: ReserveInput,
): Promise<string[]> {
  const demands = await demandsOf(context.db, input)
  if (demands.length === 0) return []
  const allocations = await takeUnits(context.db, demands, input)
  const ids = await insertReservations(context.db, allocations)
  await context.emit("reservation-item.created", { ids })
  return ids
}

/**
 * `reserveForLines` for a single line.
 * @throws inventory.insufficient, inventory.no_location, inventory.not_stocked
 * @locks inventory_level
 * @emits reservation-item.created
 * @since 0.1
 */
export async function reserveForLine(
  context: Pick<Context, "db" | "emit">,
  input: Omit<ReserveInput, "lines"> & ReserveInput["lines"][number],
): Promise<string[]> {
  const { lineItem, quantity, ...place } = input
  return reserveForLines(context, { ...place, lines: [{ lineItem, quantity }] })
}

interface Link {
  readonly variant_id: string
  readonly inventory_item_id: string
  readonly required_quantity: number
  readonly allow_backorder: boolean
}

async function demandsOf(db: Executor, { lines, overbook }: ReserveInput): Promise<ItemDemand[]> {
  const variantIds = [
    ...new Set(lines.flatMap(({ lineItem }) => (lineItem.variant_id as string | null) ?? [])),
  ]
  if (variantIds.length === 0) return []
  const { rows } = await sql<Link>`select link.variant_id, link.inventory_item_id, link.required_quantity,
      v.allow_backorder
    from product_variant_inventory_item link join product_variant v on v.id = link.variant_id
    where link.variant_id = any(${variantIds}) and link.deleted_at is null and v.manage_inventory
    order by link.inventory_item_id`.execute(db)
  const links = groupBy(rows, (row) => row.variant_id)
  const demands = lines
    .filter(({ quantity }) => quantity > 0)
    .flatMap(({ lineItem, quantity }) =>
      (links.get(lineItem.variant_id as string) ?? []).map((link) => ({
        line_item_id: lineItem.id as string,
        variant_id: link.variant_id,
        inventory_item_id: link.inventory_item_id,
        quantity: link.required_quantity * quantity,
        isUnlimited: link.allow_backorder || overbook === true,
      })),
    )
  // Units that are there go to those who cannot wait for more.
  return demands.toSorted((a, b) => Number(a.isUnlimited) - Number(b.isUnlimited))
}

async function takeUnits(
  db: Executor,
  demands: readonly ItemDemand[],
  place: ReserveInput,
): Promise<readonly Allocation[]> {
  const levels = await lockLevelsFor(db, demands, place)
  const unstocked = demands.find(
    (demand) => !levels.some((level) => level.inventory_item_id === demand.inventory_item_id),
  )
  if (unstocked && place.locationId)
    throw inventoryErrors.not_stocked(unstocked.inventory_item_id, place.locationId)
  if (unstocked) throw inventoryErrors.no_location()
  const { allocations, short } = allocateUnits(demands, levels)
  if (short[0]) throw inventoryErrors.insufficient(short[0].variant_id)
  await promiseUnits(db, allocations)
  return allocations
}

/**
 * Locks every level that the units may come from, in the order of their ids: whoever waits here sees what is left
 * after the one before, and two orders of several items cannot wait for each other.
 */
async function lockLevelsFor(
  db: Executor,
  demands: readonly ItemDemand[],
  { salesChannelId, locationId }: ReserveInput,
): Promise<AllocatableLevel[]> {
  const itemIds = [...new Set(demands.map((demand) => demand.inventory_item_id))]
  const isHere = locationId
    ? sql`location_id = ${locationId}`
    : sql`location_id in (select location_id from sales_channel_location
        where sales_channel_id = ${salesChannelId ?? null} and deleted_at is null)`
  const { rows } = await sql<
    AllocatableLevel & { created: number }
  >`select id, inventory_item_id, location_id,
      stocked_quantity - reserved_quantity as available, extract(epoch from created_at) as created
    from inventory_level
    where inventory_item_id = any(${itemIds}) and deleted_at is null and ${isHere}
    order by id for update`.execute(db)
  return rows.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
}

/** Adds the units to what their levels have promised. The condition is the last line of defence. */
async function promiseUnits(db: Executor, allocations: readonly Allocation[]): Promise<void> {
  const wanted = [...groupBy(allocations, ({ level }) => level.id)].map(([id, parts]) => ({
    id,
    variant_id: parts[0]!.demand.variant_id,
    quantity: sumOf(parts),
    limited: sumOf(parts.filter(({ demand }) => !demand.isUnlimited)),
  }))
  const { rows } = await sql<{ id: string }>`update inventory_level level
    set reserved_quantity = level.reserved_quantity + wanted.quantity, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id text, quantity integer, limited integer)
    where level.id = wanted.id and level.deleted_at is null
      and (wanted.limited = 0 or level.stocked_quantity - level.reserved_quantity >= wanted.limited)
    returning level.id`.execute(db)
  const lost = wanted.find(({ id }) => !rows.some((row) => row.id === id))
  if (lost) throw inventoryErrors.insufficient(lost.variant_id)
}

function sumOf(parts: readonly Allocation[]): number {
  return parts.reduce((sum, part) => sum + part.quantity, 0)
}

async function insertReservations(db: Executor, allocations: readonly Allocation[]): Promise<string[]> {
  const rows = allocations.map(({ demand, level, quantity }) => ({
    id: newId("resitem"),
    line_item_id: demand.line_item_id,
    inventory_item_id: demand.inventory_item_id,
    location_id: level.location_id,
    quantity,
  }))
  await db.insertInto("reservation_item").values(rows).execute()
  return rows.map((row) => row.id)
}
