import { readQuantities, type Quantities } from "../inventory/index.ts"
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
   * Are there enough units of an item, at this moment? Says nothing about the next one: `createReservationItem`
   * looks again while it promises them.
   * @param inventoryItemId `iitem_…`
   * @param locationIds locations whose units count
   * @param quantity units
   * @param context a transaction to read in
   * @returns whether at least so many are in stock and not promised
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
   * How many units of an item are in stock and not promised?
   * @param inventoryItemId `iitem_…`
   * @param locationIds locations whose units count
   * @param context a transaction to read in
   * @returns units; negative where more are promised than there are
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
   * How many units of an item are in stock, promised or not?
   * @param inventoryItemId `iitem_…`
   * @param locationIds locations whose units count
   * @param context a transaction to read in
   * @returns units
   * @throws inventory.item_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveStockedQuantity = async (
    inventoryItemId: string,
    locationIds: readonly string[],
    context?: SharedContext,
  ): Promise<number> => (await this.#at(inventoryItemId, locationIds, context)).stocked

  /**
   * How many units of an item are promised?
   * @param inventoryItemId `iitem_…`
   * @param locationIds locations whose units count
   * @param context a transaction to read in
   * @returns units
   * @throws inventory.item_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveReservedQuantity = async (
    inventoryItemId: string,
    locationIds: readonly string[],
    context?: SharedContext,
  ): Promise<number> => (await this.#at(inventoryItemId, locationIds, context)).reserved
}
