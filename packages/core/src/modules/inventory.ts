import { InventoryItems } from "./inventory-items.ts"
import { InventoryLevels } from "./inventory-levels.ts"
import { InventoryQuantities } from "./inventory-quantities.ts"
import { Reservations } from "./inventory-reservations.ts"
import { joinerConfig, type JoinerConfig } from "./joiner-config.ts"
import { moduleCore, type Methods, type ModuleOptions } from "./run.ts"

export { CommerceError } from "../platform/kernel/errors.ts"
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
   * Describes how other code can link its data to inventory.
   * @returns the name of the module's service, and the keys that refer to its entities
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
 * Creates an inventory module, which manages inventory items, their levels at stock locations, and reservations
 * without a server.
 * @param options.db a connection pool of a migrated database, or a transaction that all calls join
 * @param options.events `false` stores no events in the outbox; `true` by default
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
