import { list, type z } from "../platform/http/shape.ts"
import { deleteReservations, releaseReservationsOfLines } from "../commerce/stock/inventory/index.ts"
import {
  createReservation,
  reservationErrors,
  updateReservation,
} from "../commerce/stock/reservations/index.ts"
import type { FindConfig } from "./find-config.ts"
import {
  reservationChangeShape,
  reservationFilters,
  reservationShape,
  type NewReservation,
} from "./inventory-shapes.ts"
import type {
  CreateReservationItemInput,
  FilterableReservationItemProps,
  ReservationItemDTO,
  UpdateReservationItemInput,
} from "./inventory-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedId, parsedIds, type ModuleCore, type SharedContext, type Write } from "./run.ts"
import { firstOf, valueOf } from "../platform/kernel/certain.ts"

const readerOf = (core: ModuleCore) =>
  reader<ReservationItemDTO, FilterableReservationItemProps>(core)({
    entity: "ReservationItem",
    filters: reservationFilters,
    take: 10,
    notFound: reservationErrors.item_not_found,
  })

/** The methods for reservations: units that are promised. */
export class Reservations {
  readonly #core: ModuleCore
  readonly #reservations: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#reservations = readerOf(core)
  }

  async #make(write: Write, inputs: readonly NewReservation[]): Promise<ReservationItemDTO[]> {
    const ids = new Map<NewReservation, string>()
    // In one order, so that two calls for the same items do not wait for each other.
    for (const input of inputs.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
      ids.set(input, await reserve(write, input))
    return this.#reservations.byIds(
      write.db,
      inputs.map((input) => valueOf(ids, input)),
    )
  }

  /**
   * Returns a list of reservations together with the number of all that match, using one database query. The list
   * has at most 10 entries unless `config.take` sets another limit.
   * @param selector filters by item, location, line item, quantity and more
   * @param config the fields and relations to return, the sort order and the page
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listReservationItems = (
    selector: Filterable<FilterableReservationItemProps> = {},
    config?: FindConfig<ReservationItemDTO>,
    context?: SharedContext,
  ): Promise<[ReservationItemDTO[], number]> => this.#reservations.listAndCount(selector, config, context)

  /**
   * Retrieves one reservation by its id.
   * @param reservationId the id of the reservation (`resitem_…`)
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the reservation
   * @throws reservations.item_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveReservationItem = (
    reservationId: string,
    context?: SharedContext,
  ): Promise<ReservationItemDTO> => this.#reservations.retrieve(reservationId, undefined, context)

  /**
   * Reserves units of an inventory item at a stock location. Unless `allow_backorder` is `true`, no more units
   * are reserved than are available, also when calls run concurrently.
   * @param input the inventory item, the stock location and the quantity in units
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the reservation
   * @throws inventory.insufficient_item, inventory.not_stocked, reservations.more_than_ordered,
   *   general.invalid_data
   * @emits reservation-item.created
   * @since 0.1.0
   */
  readonly createReservationItem = (
    input: CreateReservationItemInput,
    context?: SharedContext,
  ): Promise<ReservationItemDTO> =>
    this.#core.write(context, async (write) =>
      firstOf(await this.#make(write, [parsed(reservationShape, input, "input")])),
    )

  /**
   * Reserves units of inventory items. If one of the reservations is rejected, none is created.
   * @param input one entry per reservation
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the reservations, in the order of the input
   * @throws inventory.insufficient_item, inventory.not_stocked, reservations.more_than_ordered,
   *   general.invalid_data
   * @emits reservation-item.created for each
   * @since 0.1.0
   */
  readonly createReservationItems = (
    input: readonly CreateReservationItemInput[],
    context?: SharedContext,
  ): Promise<ReservationItemDTO[]> =>
    this.#core.write(context, async (write) =>
      this.#make(write, parsed(list(reservationShape), input, "input")),
    )

  /**
   * Updates the quantity, the stock location, the description or the metadata of a reservation.
   * @param reservationItemId the id of the reservation (`resitem_…`)
   * @param input the fields to update
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated reservation
   * @throws reservations.item_not_found, reservations.more_than_ordered, inventory.insufficient_item,
   *   inventory.not_stocked, general.invalid_data
   * @emits reservation-item.updated
   * @since 0.1.0
   */
  readonly updateReservationItem = (
    reservationItemId: string,
    input: UpdateReservationItemInput,
    context?: SharedContext,
  ): Promise<ReservationItemDTO> =>
    this.#core.write(context, async (write) => {
      const id = parsedId(reservationItemId)
      const { allow_backorder, ...change } = parsed(reservationChangeShape, input, "input")
      await updateReservation(write, id, change, strictness({ allow_backorder }))
      return firstOf(await this.#reservations.byIds(write.db, [id]))
    })

  /**
   * Deletes all reservations of line items, so that their units are available again.
   * @param lineItemId one ID or a list of IDs; line items without reservations are ignored
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @emits reservation-item.deleted for each line item that had reservations
   * @since 0.1.0
   */
  readonly deleteReservationItemsByLineItem = (
    lineItemId: string | readonly string[],
    context?: SharedContext,
  ): Promise<void> =>
    this.#core.write(context, (write) => releaseReservationsOfLines(write, parsedIds(lineItemId)))

  /**
   * Deletes reservations, so that their units are available again. IDs that do not exist are ignored.
   * @param reservationItemId one ID or a list of IDs
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @emits reservation-item.deleted
   * @since 0.1.0
   */
  readonly deleteReservationItem = (
    reservationItemId: string | readonly string[],
    context?: SharedContext,
  ): Promise<void> =>
    this.#core.write(context, async (write) => {
      const ids = await deleteReservations(write.db, parsedIds(reservationItemId))
      if (ids.length > 0) await write.emit("reservation-item.deleted", { ids })
    })

  /**
   * Deletes all reservations at stock locations, so that their units are available again.
   * @param locationId one ID or a list of IDs
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @emits reservation-item.deleted
   * @since 0.1.0
   */
  readonly deleteReservationItemByLocationId = (
    locationId: string | readonly string[],
    context?: SharedContext,
  ): Promise<void> =>
    this.#core.write(context, async (write) => {
      const rows = await write.db
        .selectFrom("reservation_item")
        .select("id")
        .where("location_id", "in", ["", ...parsedIds(locationId)])
        .where("deleted_at", "is", null)
        .execute()
      const ids = await deleteReservations(
        write.db,
        rows.map((row) => row.id),
      )
      if (ids.length > 0) await write.emit("reservation-item.deleted", { ids })
    })
}

async function reserve(
  write: Write,
  { created_by, allow_backorder, ...input }: NewReservation,
): Promise<string> {
  const context = { ...write, userId: created_by ?? undefined }
  return createReservation(context, input, strictness({ allow_backorder }))
}

/** A module that is used alone has no orders, so line items are not checked. */
function strictness({ allow_backorder }: Pick<z.output<typeof reservationShape>, "allow_backorder">) {
  return { isLimited: allow_backorder !== true, isForeignLineFine: true }
}

function keyOf({ inventory_item_id, location_id }: NewReservation): string {
  return `${inventory_item_id} ${location_id}`
}
