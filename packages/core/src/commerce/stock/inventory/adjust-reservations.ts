import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { inventoryErrors } from "./errors.ts"
import { planRelease, type ReservedRow } from "./plan-release.ts"
import { deleteReservations, reduceReservations } from "./release-reservations.ts"

/**
 * Units of a line that left the shop, or will not be sent.
 * @since 0.1
 */
export interface LineAdjustment {
  readonly lineItemId: string
  readonly variantId: string
  /** where the units are taken from: reservations there go first */
  readonly locationId: string
  /** units of the variant, negative */
  readonly quantity: number
}

/**
 * Takes units off the reservations of a line: a reservation of exactly this size at the location goes, else
 * those at the location are used up first, then the newest of the others. More units than are reserved are
 * passed over.
 * @throws inventory.release_only when the quantity is positive
 * @locks inventory_level, then reservation_item
 * @emits reservation-item.deleted, reservation-item.updated
 * @since 0.1
 */
export async function adjustReservationsOfLine(
  context: Pick<Context, "db" | "emit">,
  adjustment: LineAdjustment,
): Promise<void> {
  if (adjustment.quantity > 0) throw inventoryErrors.release_only()
  if (adjustment.quantity === 0) return
  const reserved = await reservationsOf(context.db, adjustment)
  const { deleted, reduced } = planRelease(reserved, -adjustment.quantity)
  await deleteReservations(context.db, deleted)
  await reduceReservations(context.db, reduced)
  if (deleted.length > 0) await context.emit("reservation-item.deleted", { ids: deleted })
  await emitAll(
    context,
    "reservation-item.updated",
    reduced.map(({ id }) => ({ id })),
  )
}

/** Locks the line's reservations, so that two fulfillments do not both count on the same one. */
async function reservationsOf(db: Executor, adjustment: LineAdjustment): Promise<readonly ReservedRow[]> {
  const { lineItemId, variantId, locationId } = adjustment
  await sql`select level.id from inventory_level level
    where exists (select from reservation_item r where r.line_item_id = ${lineItemId} and r.deleted_at is null
      and r.inventory_item_id = level.inventory_item_id and r.location_id = level.location_id)
    order by level.id for update`.execute(db)
  const { rows } = await sql<ReservedRow>`select r.id, r.inventory_item_id, r.quantity,
      coalesce(link.required_quantity, 1) as required_quantity, r.location_id = ${locationId} as is_here
    from reservation_item r
      left join product_variant_inventory_item link on link.inventory_item_id = r.inventory_item_id
        and link.variant_id = ${variantId} and link.deleted_at is null
    where r.line_item_id = ${lineItemId} and r.deleted_at is null
    order by r.location_id = ${locationId} desc, r.created_at desc, r.id desc
    for update of r`.execute(db)
  return rows
}
