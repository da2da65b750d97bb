import type { z } from "../../../platform/http/shape.ts"
import { fetchFirst, fetchPage, type Executor } from "../../../platform/query/fetch.ts"
import { filtersOrNone } from "../../../platform/query/filter.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { reservationErrors } from "./errors.ts"
import type { listReservationsQuery } from "./shapes.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * A reservation.
 * @throws reservations.not_found
 * @since 0.1
 */
export async function retrieveReservation(db: Executor, id: string): Promise<ResponseRow> {
  const reservation = await fetchFirst(db, { entity: "ReservationItem", filters: { id } })
  if (!reservation) throw reservationErrors.not_found(id)
  return reservation
}

/**
 * A page of reservations. One statement.
 * @since 0.1
 */
export async function listReservations(
  db: Executor,
  query: Partial<z.output<typeof listReservationsQuery>>,
  selection: Selection,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { location_id, inventory_item_id, line_item_id, created_by, quantity } = query
  const { description, created_at, updated_at, order, limit, offset, starting_after } = query
  return fetchPage(db, {
    entity: "ReservationItem",
    selection,
    filters: filtersOrNone({
      location_id,
      inventory_item_id,
      line_item_id,
      created_by,
      quantity,
      description,
      created_at,
      updated_at,
    }),
    order,
    limit,
    offset,
    startingAfter: starting_after,
  })
}
