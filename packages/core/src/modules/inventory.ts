import { InventoryItems } from "./inventory-items.ts"
import { InventoryLevels } from "./inventory-levels.ts"
import { InventoryQuantities } from "./inventory-quantities.ts"
import { Reservations } from "./inventory-reservations.ts"
import { joinerConfig, type JoinerConfig } from "./joiner-config.ts"
import { moduleCore, type Methods, type ModuleOptions } from "./run.ts"

export { CommerceError } from "../kernel/errors.ts"
export type { FindConfig } from "./find-config.ts"
export type {
  NumberFilter,
  NumericalComparisonOperator,
  StringComparisonOperator,
  TextFilter,
} from "./filters.ts"
export type { JoinerConfig } from "./joiner-config.ts"
export type { Filterable } from "./reader.ts"
export type { ModuleOptions, SharedContext } from "./run.ts"
export type * from "./inventory-types.ts"

/** What the module says of itself. */
class InventoryJoin {
  /**
   * What other code may join inventory by.
   * @returns the service's name and the keys of its rows
   * @since 0.1.0
   */
  readonly __joinerConfig = (): JoinerConfig =>
    joinerConfig("inventoryService", ["inventory", "reservation"], {
      inventory_item_id: "InventoryItem",
      inventory_level_id: "InventoryLevel",
      reservation_item_id: "ReservationItem",
    })
}

/**
 * The methods of the inventory module.
 * @since 0.1.0
 */
export interface InventoryModule
  extends
    Methods<InventoryJoin>,
    Methods<InventoryItems>,
    Methods<InventoryLevels>,
    Methods<Reservations>,
    Methods<InventoryQuantities> {}

/**
 * What is in stock, where, and how much of it is promised, without a server.
 * @param options.db a pool of connections to a migrated database, or a transaction
 * @param options.events false writes no events into the outbox
 * @since 0.1.0
 */
export function createInventoryModule(options: ModuleOptions): InventoryModule {
  const core = moduleCore(options)
  return {
    ...new InventoryJoin(),
    ...new InventoryItems(core),
    ...new InventoryLevels(core),
    ...new Reservations(core),
    ...new InventoryQuantities(core),
  }
}
