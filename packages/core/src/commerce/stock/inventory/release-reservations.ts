import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Gives the units back that are promised to lines, e.g. because their order was canceled.
 * @locks inventory_level, then reservation_item
 * @emits reservation-item.deleted for each line that had reservations
 * @since 0.1
 */
export async function releaseReservationsOfLines(context: Write, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return
  const rows = await context.db
    .selectFrom("reservation_item")
    .select(["id", "line_item_id"])
    .where("line_item_id", "in", lineIds)
    .where("deleted_at", "is", null)
    .execute()
  const deleted = await deleteReservations(
    context.db,
    rows.map((row) => row.id),
  )
  const lines = rows.filter((row) => deleted.includes(row.id)).map((row) => row.line_item_id)
  await emitAll(
    context,
    "reservation-item.deleted",
    [...new Set(lines)].map((line_item_id) => ({ line_item_id })),
  )
}

/**
 * Deletes reservations and takes their units off what the levels have promised. A reservation that is deleted
 * already changes nothing.
 * @returns ids of those that were deleted now
 * @locks inventory_level, then reservation_item
 * @since 0.1
 */
export async function deleteReservations(db: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await lockLevelsOf(db, ids)
  const { rows } = await sql<{ id: string }>`with gone as (
      update reservation_item set deleted_at = now(), updated_at = now()
      where id = any(${ids}) and deleted_at is null
      returning id, inventory_item_id, location_id, quantity),
    units as (
      select inventory_item_id, location_id, sum(quantity) as quantity from gone group by 1, 2),
    levels as (
      update inventory_level level
      set reserved_quantity = level.reserved_quantity - units.quantity, updated_at = now()
      from units
      where level.inventory_item_id = units.inventory_item_id and level.location_id = units.location_id
        and level.deleted_at is null)
    select id from gone`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Takes units off reservations, each by its own number, and off what the levels have promised.
 * @param changes units to give back, per reservation
 * @locks inventory_level, then reservation_item
 * @since 0.1
 */
export async function reduceReservations(
  db: Executor,
  changes: readonly { readonly id: string; readonly quantity: number }[],
): Promise<void> {
  if (changes.length === 0) return
  await lockLevelsOf(
    db,
    changes.map((change) => change.id),
  )
  await sql`with changes as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id text, quantity integer)),
    reduced as (
      update reservation_item set quantity = reservation_item.quantity - changes.quantity, updated_at = now()
      from changes where reservation_item.id = changes.id and reservation_item.deleted_at is null
      returning inventory_item_id, location_id, changes.quantity),
    units as (
      select inventory_item_id, location_id, sum(quantity) as quantity from reduced group by 1, 2)
    update inventory_level level
    set reserved_quantity = level.reserved_quantity - units.quantity, updated_at = now()
    from units
    where level.inventory_item_id = units.inventory_item_id and level.location_id = units.location_id
      and level.deleted_at is null`.execute(db)
}

/**
 * Locks the levels that reservations are at, in the order of their ids. Code that changes levels and reservations
 * locks the levels first.
 * @locks inventory_level
 * @since 0.1
 */
export async function lockLevelsOf(db: Executor, reservationIds: readonly string[]): Promise<void> {
  await sql`select level.id from inventory_level level
    where exists (select from reservation_item r where r.id = any(${reservationIds})
      and r.inventory_item_id = level.inventory_item_id and r.location_id = level.location_id)
    order by level.id for update`.execute(db)
}
