import { sql } from "kysely"
import { list } from "../platform/http/shape.ts"
import {
  createInventoryItem,
  deleteInventoryItems,
  inventoryErrors,
  restoreInventoryItems,
  updateInventoryItem,
} from "../commerce/stock/inventory/index.ts"
import { givenFilters, textMatches } from "../platform/query/filter.ts"
import type { FindConfig } from "./find-config.ts"
import { itemFilters, itemShape } from "./inventory-shapes.ts"
import type {
  CreateInventoryItemInput,
  FilterableInventoryItemProps,
  InventoryItemDTO,
} from "./inventory-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedId, parsedIds, type ModuleCore, type SharedContext, type Write } from "./run.ts"
import { firstOf } from "../platform/kernel/certain.ts"

type Item = ReturnType<typeof parsedItem>

function parsedItem(input: unknown, name: string) {
  const { requires_shipping, ...fields } = parsed(itemShape, input, name)
  return { ...fields, ...(requires_shipping == null ? {} : { requires_shipping }) }
}

const readerOf = (core: ModuleCore) =>
  reader<InventoryItemDTO, FilterableInventoryItemProps>(core)({
    entity: "InventoryItem",
    filters: itemFilters,
    take: 10,
    notFound: inventoryErrors.item_not_found,
    conditions: ({ q, location_id, ...columns }) => ({
      columns: givenFilters(columns),
      where: [
        ...(q ? [textMatches(["root.sku", "root.title", "root.description"], q)] : []),
        ...(location_id ? [isAt(location_id)] : []),
      ],
    }),
  })

/** The methods for inventory items. */
export class InventoryItems {
  readonly #core: ModuleCore
  readonly #items: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#items = readerOf(core)
  }

  async #make(write: Write, inputs: readonly Item[]): Promise<InventoryItemDTO[]> {
    const ids: string[] = []
    for (const input of inputs) ids.push(await createInventoryItem(write, input))
    return this.#items.byIds(write.db, ids)
  }

  /**
   * Returns a list of inventory items together with the number of all that match, using one database query. The
   * list has at most 10 entries unless `config.take` sets another limit.
   * @param selector filters by `id`, `sku`, `location_id`, the text `q` and more
   * @param config the fields and relations to return, the sort order and the page
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listInventoryItems = (
    selector: Filterable<FilterableInventoryItemProps> = {},
    config?: FindConfig<InventoryItemDTO>,
    context?: SharedContext,
  ): Promise<[InventoryItemDTO[], number]> => this.#items.listAndCount(selector, config, context)

  /**
   * Retrieves one inventory item by its id.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param config the fields and relations to return, such as `{ relations: ["inventory_levels"] }`
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the inventory item
   * @throws inventory.item_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveInventoryItem = (
    inventoryItemId: string,
    config?: FindConfig<InventoryItemDTO>,
    context?: SharedContext,
  ): Promise<InventoryItemDTO> => this.#items.retrieve(inventoryItemId, config, context)

  /**
   * Creates an inventory item.
   * @param input the SKU, title, dimensions and customs data
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the new inventory item
   * @throws general.invalid_data; duplicate_error when the sku is taken
   * @emits inventory-item.created
   * @since 0.1.0
   */
  readonly createInventoryItem = (
    input: CreateInventoryItemInput,
    context?: SharedContext,
  ): Promise<InventoryItemDTO> =>
    this.#core.write(context, async (write) => firstOf(await this.#make(write, [parsedItem(input, "input")])))

  /**
   * Creates inventory items. If one of them is rejected, none is created.
   * @param input one entry per item
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the new inventory items, in the order of the input
   * @throws general.invalid_data; duplicate_error when a sku is taken
   * @emits inventory-item.created for each
   * @since 0.1.0
   */
  readonly createInventoryItems = (
    input: readonly CreateInventoryItemInput[],
    context?: SharedContext,
  ): Promise<InventoryItemDTO[]> =>
    this.#core.write(context, async (write) =>
      this.#make(
        write,
        parsed(list(itemShape), input, "input").map((one) => parsedItem(one, "input")),
      ),
    )

  /**
   * Updates an inventory item. Fields that are left out keep their values; metadata is merged.
   * @param inventoryItemId the id of the inventory item (`iitem_…`)
   * @param input the fields to update
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated inventory item
   * @throws inventory.item_not_found, general.invalid_data; duplicate_error when the sku is taken
   * @emits inventory-item.updated
   * @since 0.1.0
   */
  readonly updateInventoryItem = (
    inventoryItemId: string,
    input: CreateInventoryItemInput,
    context?: SharedContext,
  ): Promise<InventoryItemDTO> =>
    this.#core.write(context, async (write) => {
      await updateInventoryItem(write, parsedId(inventoryItemId), parsedItem(input, "input"))
      return firstOf(await this.#items.byIds(write.db, [inventoryItemId]))
    })

  /**
   * Soft-deletes inventory items with their levels and reservations, and removes them from their variants. IDs
   * that do not exist are ignored.
   * @param inventoryItemId one ID or a list of IDs
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @emits inventory-item.deleted, inventory-level.deleted
   * @since 0.1.0
   */
  readonly deleteInventoryItem = (
    inventoryItemId: string | readonly string[],
    context?: SharedContext,
  ): Promise<void> =>
    this.#core.write(context, (write) => deleteInventoryItems(write, parsedIds(inventoryItemId)))

  /**
   * Restores deleted inventory items with the levels and the links to variants that were deleted with them.
   * Reservations stay deleted. Items that are not deleted are ignored.
   * @param inventoryItemId one ID or a list of IDs
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data; duplicate_error when another item has the SKU now
   * @emits inventory-item.restored, inventory-level.restored
   * @since 0.1.0
   */
  readonly restoreInventoryItem = (
    inventoryItemId: string | readonly string[],
    context?: SharedContext,
  ): Promise<void> =>
    this.#core.write(context, async (write) => {
      await restoreInventoryItems(write, parsedIds(inventoryItemId))
    })
}

function isAt(locationIds: readonly string[]) {
  return sql`exists (select from inventory_level level
    where level.inventory_item_id = root.id and level.deleted_at is null
      and level.location_id = any(${locationIds}::text[]))`
}
