import { list } from "../platform/http/shape.ts"
import {
  adjustLevel,
  createLevel,
  deleteLevel,
  deleteStockAtLocation,
  inventoryErrors,
  updateLevel,
} from "../commerce/stock/inventory/index.ts"
import type { Executor } from "../platform/query/fetch.ts"
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
import { firstOf } from "../platform/kernel/certain.ts"

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
    return firstOf(await this.#levels.byIds(db, [row.id]))
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
   * Returns a list of levels together with the number of all that match, using one database query. The list has
   * at most 10 entries unless `config.take` sets another limit.
   * @param selector filters by item, location and quantities
   * @param config the fields and relations to return, the sort order and the page
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listInventoryLevels = (
    selector: Filterable<FilterableInventoryLevelProps> = {},
    config?: FindConfig<InventoryLevelDTO>,
    context?: SharedContext,
  ): Promise<[InventoryLevelDTO[], number]> => this.#levels.listAndCount(selector, config, context)

  /**
   * Retrieves the inventory level of an item at a stock location.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param locationId the id of the stock location (`sloc_…`)
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
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
   * Creates the inventory level of an item at a stock location. If the level was deleted before, it is restored
   * without reservations.
   * @param data the inventory item, the stock location, and the quantities in units
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the level
   * @throws inventory.item_not_found, inventory.location_not_found, general.invalid_data; duplicate_error when
   *   the location has the item already
   * @emits inventory-level.created
   * @since 0.1.0
   */
  readonly createInventoryLevel = (
    data: CreateInventoryLevelInput,
    context?: SharedContext,
  ): Promise<InventoryLevelDTO> =>
    this.#core.write(context, async (write) => firstOf(await this.#make(write, [parsed(levelShape, data)])))

  /**
   * Creates inventory levels of items at stock locations. If one of them is rejected, none is created.
   * @param data one entry per level
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the levels, in the order of the input
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
   * Updates the quantities of an item at a stock location.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param locationId the id of the stock location (`sloc_…`)
   * @param update the stocked and the incoming quantity in units; a quantity that is left out keeps its value
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated level
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
   * Updates several inventory levels. If one of them is rejected, none is changed.
   * @param updates one entry per level: the item, the location and the quantities in units
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated levels, in the order of the input
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
   * Adds units to the stocked quantity of an item at a stock location, or removes them. The change is a single
   * UPDATE that never makes the quantity negative, so concurrent calls are safe.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param locationId the id of the stock location (`sloc_…`)
   * @param adjustment the number of units to add; a negative number removes units
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated level
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
   * Deletes the inventory level of an item at a stock location. A level that does not exist is ignored.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param locationId the id of the stock location (`sloc_…`)
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
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
   * Deletes all inventory levels and reservations at stock locations.
   * @param locationId one ID or a list of IDs
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
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
