import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { changeReserved, deleteReservations, lockLevelsOf, type ReservedChange } from "../inventory/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { reservationErrors } from "./errors.ts"
import type { CreateReservationInput, UpdateReservationInput } from "./shapes.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

type Write = Pick<Context, "db" | "emit">

/** How strict a reservation is. */
interface ReservationOptions {
  /** no more units than are left at the location; otherwise in stock or not */
  readonly isLimited?: boolean
  /** a line item that the shop does not know is somebody else's business instead of a mistake */
  readonly isForeignLineFine?: boolean
}

/**
 * Reserves units of an item by hand, in stock or not; for a line item, at most the units that are not shipped
 * yet.
 * @returns the reservation's id
 * @throws inventory.not_stocked, inventory.insufficient_item, reservations.line_not_found,
 *   reservations.more_than_ordered
 * @locks line_item, inventory_level
 * @emits reservation-item.created
 * @since 0.1
 */
export async function createReservation(
  context: Write & Pick<Context, "userId">,
  input: CreateReservationInput & { readonly external_id?: string | null },
  options: ReservationOptions = {},
): Promise<string> {
  const { db } = context
  const { inventory_item_id, location_id, quantity, line_item_id, metadata } = input
  if (line_item_id) await checkLine(db, line_item_id, quantity, options)
  await changeReserved(db, inventory_item_id, [{ locationId: location_id, change: quantity }], options)
  const id = newId("resitem")
  await db
    .insertInto("reservation_item")
    .values({
      id,
      inventory_item_id,
      location_id,
      quantity,
      line_item_id,
      description: input.description,
      external_id: input.external_id,
      metadata: metadata ? JSON.stringify(metadata) : null,
      created_by: context.userId,
    })
    .execute()
  await context.emit("reservation-item.created", { ids: [id] })
  return id
}

/**
 * Changes a reservation: its units, where they are, or what is noted about it.
 * @throws reservations.item_not_found, reservations.more_than_ordered, inventory.not_stocked,
 *   inventory.insufficient_item
 * @locks inventory_level, reservation_item, line_item
 * @emits reservation-item.updated
 * @since 0.1
 */
export async function updateReservation(
  context: Write,
  id: string,
  change: UpdateReservationInput,
  options: ReservationOptions = {},
): Promise<void> {
  const { db } = context
  const stored = await lockReservation(db, id)
  const given = requiredColumns("reservation_item", {
    quantity: change.quantity,
    location_id: change.location_id,
  })
  const quantity = given.quantity ?? stored.quantity
  const location_id = given.location_id ?? stored.location_id
  if (stored.line_item_id && given.quantity !== undefined)
    await checkLine(db, stored.line_item_id, quantity - stored.quantity, options)
  const units = movedUnits(stored, { quantity, location_id })
  await changeReserved(db, stored.inventory_item_id, units, options)
  await db
    .updateTable("reservation_item")
    .set({
      quantity,
      location_id,
      description: change.description,
      // v1 replaces the metadata of a reservation, and keeps empty texts.
      metadata: change.metadata ? JSON.stringify(change.metadata) : undefined,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
  await context.emit("reservation-item.updated", { id })
}

/**
 * Deletes a reservation and gives its units back. One that is not there is fine.
 * @locks inventory_level, reservation_item
 * @emits reservation-item.deleted
 * @since 0.1
 */
export async function deleteReservation(context: Write, id: string): Promise<void> {
  const deleted = await deleteReservations(context.db, [id])
  if (deleted.length > 0) await context.emit("reservation-item.deleted", { ids: [id] })
}

interface Place {
  readonly quantity: number
  readonly location_id: string
}

function movedUnits(from: Place, to: Place): ReservedChange[] {
  if (from.location_id === to.location_id)
    return [{ locationId: to.location_id, change: to.quantity - from.quantity }]
  return [
    { locationId: from.location_id, change: -from.quantity },
    { locationId: to.location_id, change: to.quantity },
  ]
}

async function lockReservation(db: Executor, id: string) {
  await lockLevelsOf(db, [id])
  const reservation = await db
    .selectFrom("reservation_item")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!reservation) throw reservationErrors.item_not_found(id)
  return reservation
}

/** Locks the line, so that two reservations for it are counted one after the other. */
async function checkLine(
  db: Executor,
  lineId: string,
  change: number,
  { isForeignLineFine }: ReservationOptions,
): Promise<void> {
  const line = await db
    .selectFrom("line_item")
    .select(["quantity", "fulfilled_quantity"])
    .where("id", "=", lineId)
    .forUpdate()
    .executeTakeFirst()
  if (!line && isForeignLineFine) return
  if (!line) throw reservationErrors.line_not_found(lineId)
  const { rows } = await sql<{ reserved: number }>`select coalesce(sum(quantity), 0) as reserved
    from reservation_item where line_item_id = ${lineId} and deleted_at is null`.execute(db)
  const open = line.quantity - (line.fulfilled_quantity ?? 0)
  if (firstOf(rows).reserved + change > open) throw reservationErrors.more_than_ordered()
}
