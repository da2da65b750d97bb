import { list } from "../http/shape.ts"
import {
  adjustLevel,
  createLevel,
  deleteLevel,
  deleteStockAtLocation,
  inventoryErrors,
  updateLevel,
} from "../inventory/index.ts"
import type { Executor } from "../query/fetch.ts"
import type { FindConfig } from "./find-config.ts"
import { adjustment, levelChanges, levelChangeShape, levelFilters, levelShape } from "./inventory-shapes.ts"
import type {
  BulkUpdateInventoryLevelInput,
  CreateInventoryLevelInput,
  FilterableInventoryLevelProps,
  InventoryLevelDTO,
  UpdateInventoryLevelInput,
} from "./inventory-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedId, parsedIds, type ModuleCore, type SharedContext, type Write } from "./run.ts"

/** Which level: by its item and its location. */
interface Place {
  readonly inventory_item_id: string
  readonly location_id: string
}

const readerOf = (core: ModuleCore) =>
  reader<InventoryLevelDTO, FilterableInventoryLevelProps>(core)({
    entity: "InventoryLevel",
    filters: levelFilters,
    take: 10,
    notFound: (id) => inventoryErrors.not_stocked(id, ""),
  })

/** The methods for levels: what one location holds of one item. */
export class InventoryLevels {
  readonly #core: ModuleCore
  readonly #levels: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#levels = readerOf(core)
  }

  async #levelAt(db: Executor, { inventory_item_id, location_id }: Place): Promise<InventoryLevelDTO> {
    const row = await db
      .selectFrom("inventory_level")
      .select("id")
      .where("inventory_item_id", "=", inventory_item_id)
      .where("location_id", "=", location_id)
      .where("deleted_at", "is", null)
      .executeTakeFirst()
    if (!row) throw inventoryErrors.not_stocked(inventory_item_id, location_id)
    return (await this.#levels.byIds(db, [row.id]))[0]!
  }

  async #make(write: Write, inputs: readonly CreateInventoryLevelInput[]): Promise<InventoryLevelDTO[]> {
    const made: InventoryLevelDTO[] = []
    for (const { inventory_item_id, reserved_quantity: _, ...level } of inputs) {
      await createLevel(write, inventory_item_id, level)
      made.push(await this.#levelAt(write.db, { inventory_item_id, location_id: level.location_id }))
    }
    return made
  }

  async #change(write: Write, place: Place, update: UpdateInventoryLevelInput): Promise<InventoryLevelDTO> {
    await updateLevel(write, place.inventory_item_id, place.location_id, update)
    return this.#levelAt(write.db, place)
  }

  /**
   * Lists levels and counts all that match, with one statement; 10 unless `config.take` says otherwise.
   * @param selector which: by item, location and quantities
   * @param config what is read of them, in which order, which page
   * @param context a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listInventoryLevels = (
    selector: Filterable<FilterableInventoryLevelProps> = {},
    config?: FindConfig<InventoryLevelDTO>,
    context?: SharedContext,
  ): Promise<[InventoryLevelDTO[], number]> => this.#levels.listAndCount(selector, config, context)

  /**
   * Reads what a location holds of an item.
   * @param inventoryItemId `iitem_…`
   * @param locationId `sloc_…`
   * @param context a transaction to read in
   * @returns the level
   * @throws inventory.not_stocked, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveInventoryLevel = (
    inventoryItemId: string,
    locationId: string,
    context?: SharedContext,
  ): Promise<InventoryLevelDTO> =>
    this.#core.read(context, async (db) => this.#levelAt(db, placeOf(inventoryItemId, locationId)))

  /**
   * Stocks an item at a location. A level that was deleted there comes back without reservations.
   * @param data item, location and units
   * @param context a transaction to write in
   * @returns the level
   * @throws inventory.item_not_found, inventory.location_not_found, general.invalid_data; duplicate_error when the
   *   location has the item already
   * @emits inventory-level.created
   * @since 0.1.0
   */
  readonly createInventoryLevel = (
    data: CreateInventoryLevelInput,
    context?: SharedContext,
  ): Promise<InventoryLevelDTO> =>
    this.#core.write(context, async (write) => (await this.#make(write, [parsed(levelShape, data)]))[0]!)

  /**
   * Stocks items at locations: all levels are made, or none when one is refused.
   * @param data one entry per level
   * @param context a transaction to write in
   * @returns the levels, in the given order
   * @throws inventory.item_not_found, inventory.location_not_found, general.invalid_data; duplicate_error when a
   *   location has the item already
   * @emits inventory-level.created for each
   * @since 0.1.0
   */
  readonly createInventoryLevels = (
    data: readonly CreateInventoryLevelInput[],
    context?: SharedContext,
  ): Promise<InventoryLevelDTO[]> =>
    this.#core.write(context, async (write) => this.#make(write, parsed(list(levelShape), data)))

  /**
   * Sets what a location holds of an item.
   * @param inventoryItemId `iitem_…`
   * @param locationId `sloc_…`
   * @param update units in stock and on their way in; what is not mentioned stays
   * @param context a transaction to write in
   * @returns the changed level
   * @throws inventory.not_stocked, general.invalid_data
   * @emits inventory-level.updated
   * @since 0.1.0
   */
  readonly updateInventoryLevel = (
    inventoryItemId: string,
    locationId: string,
    update: UpdateInventoryLevelInput,
    context?: SharedContext,
  ): Promise<InventoryLevelDTO> =>
    this.#core.write(context, async (write) =>
      this.#change(write, placeOf(inventoryItemId, locationId), parsed(levelChangeShape, update, "update")),
    )

  /**
   * Sets several levels: all of them, or none when one is refused.
   * @param updates one entry per level
   * @param context a transaction to write in
   * @returns the changed levels, in the given order
   * @throws inventory.not_stocked, general.invalid_data
   * @emits inventory-level.updated for each
   * @since 0.1.0
   */
  readonly updateInventoryLevels = (
    updates: readonly BulkUpdateInventoryLevelInput[],
    context?: SharedContext,
  ): Promise<InventoryLevelDTO[]> =>
    this.#core.write(context, async (write) => {
      const wanted = parsed(levelChanges, updates, "updates")
      // In one order, so that two changes of the same levels do not wait for each other.
      for (const one of wanted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
        await this.#change(write, one, one)
      return Promise.all(wanted.map((one) => this.#levelAt(write.db, one)))
    })

  /**
   * Adds units to what a location holds of an item, or takes them away, by one UPDATE that never goes below zero.
   * @param inventoryItemId `iitem_…`
   * @param locationId `sloc_…`
   * @param adjustment units; negative when they leave
   * @param context a transaction to write in
   * @returns the changed level
   * @throws inventory.not_stocked, inventory.insufficient_item, general.invalid_data
   * @emits inventory-level.updated
   * @since 0.1.0
   */
  readonly adjustInventory = (
    inventoryItemId: string,
    locationId: string,
    adjustment: number,
    context?: SharedContext,
  ): Promise<InventoryLevelDTO> =>
    this.#core.write(context, async (write) => {
      const place = placeOf(inventoryItemId, locationId)
      const change = parsedAdjustment(adjustment)
      await adjustLevel(write, place.inventory_item_id, place.location_id, change)
      return this.#levelAt(write.db, place)
    })

  /**
   * Takes an item off a location. A level that is not there is fine.
   * @param inventoryItemId `iitem_…`
   * @param locationId `sloc_…`
   * @param context a transaction to write in
   * @throws inventory.level_is_reserved, general.invalid_data
   * @emits inventory-level.deleted
   * @since 0.1.0
   */
  readonly deleteInventoryLevel = (
    inventoryItemId: string,
    locationId: string,
    context?: SharedContext,
  ): Promise<void> =>
    this.#core.write(context, async (write) => {
      const place = placeOf(inventoryItemId, locationId)
      await deleteLevel(write, place.inventory_item_id, place.location_id)
    })

  /**
   * Deletes everything that locations hold, with the reservations there.
   * @param locationId one id, or several
   * @param context a transaction to write in
   * @throws general.invalid_data
   * @emits inventory-level.deleted, reservation-item.deleted for each location
   * @since 0.1.0
   */
  readonly deleteInventoryItemLevelByLocationId = (
    locationId: string | readonly string[],
    context?: SharedContext,
  ): Promise<void> =>
    this.#core.write(context, async (write) => {
      for (const id of parsedIds(locationId).toSorted()) await deleteStockAtLocation(write, id)
    })
}

function placeOf(itemId: unknown, locationId: unknown): Place {
  return {
    inventory_item_id: parsedId(itemId, "inventoryItemId"),
    location_id: parsedId(locationId, "locationId"),
  }
}

function parsedAdjustment(units: unknown): number {
  return parsed(adjustment, units, "adjustment")
}

function keyOf({ inventory_item_id, location_id }: Place): string {
  return `${inventory_item_id} ${location_id}`
}
