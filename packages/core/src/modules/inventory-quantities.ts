import { readQuantities, type Quantities } from "../commerce/stock/inventory/index.ts"
import { quantity as quantityShape } from "./inventory-shapes.ts"
import { parsed, parsedId, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"

/** The methods that say how many units there are. */
export class InventoryQuantities {
  readonly #core: ModuleCore

  constructor(core: ModuleCore) {
    this.#core = core
  }

  #at(itemId: unknown, locationIds: unknown, shared: SharedContext | undefined): Promise<Quantities> {
    return this.#core.read(shared, async (db) =>
      readQuantities(db, parsedId(itemId, "inventoryItemId"), parsedIds(locationIds, "locationIds")),
    )
  }

  /**
   * Checks whether enough units of an inventory item are available at the moment. The result can change at any
   * time; `createReservationItem` checks again when it reserves units.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param locationIds the IDs of the stock locations to include
   * @param quantity the number of units needed
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns `true` if at least that many units are in stock and not reserved
   * @throws inventory.item_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly confirmInventory = async (
    inventoryItemId: string,
    locationIds: readonly string[],
    quantity: number,
    context?: SharedContext,
  ): Promise<boolean> => {
    const wanted = parsed(quantityShape, quantity, "quantity")
    const { stocked, reserved } = await this.#at(inventoryItemId, locationIds, context)
    return stocked - reserved >= wanted
  }

  /**
   * Returns the available quantity of an inventory item: the units in stock that are not reserved.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param locationIds the IDs of the stock locations to include
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the number of units; negative if more units are reserved than are in stock
   * @throws inventory.item_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveAvailableQuantity = async (
    inventoryItemId: string,
    locationIds: readonly string[],
    context?: SharedContext,
  ): Promise<number> => {
    const { stocked, reserved } = await this.#at(inventoryItemId, locationIds, context)
    return stocked - reserved
  }

  /**
   * Returns the stocked quantity of an inventory item, including reserved units.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param locationIds the IDs of the stock locations to include
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the number of units
   * @throws inventory.item_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveStockedQuantity = async (
    inventoryItemId: string,
    locationIds: readonly string[],
    context?: SharedContext,
  ): Promise<number> => (await this.#at(inventoryItemId, locationIds, context)).stocked

  /**
   * Returns the reserved quantity of an inventory item.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param locationIds the IDs of the stock locations to include
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the number of units
   * @throws inventory.item_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveReservedQuantity = async (
    inventoryItemId: string,
    locationIds: readonly string[],
    context?: SharedContext,
  ): Promise<number> => (await this.#at(inventoryItemId, locationIds, context)).reserved
}
