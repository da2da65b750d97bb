import * as z from "zod"
import { optional, record, shape, text } from "../platform/http/shape.ts"
import {
  createStockLocation,
  createStockLocationBody,
  deleteStockLocation,
  stockLocationErrors,
  updateStockLocation,
  updateStockLocationBody,
} from "../commerce/stock/stock-locations/index.ts"
import type { FindConfig } from "./find-config.ts"
import { anyText, textFilter } from "./filters.ts"
import { joinerConfig, type JoinerConfig } from "./joiner-config.ts"
import { reader, type Filterable } from "./reader.ts"
import {
  moduleCore,
  parsed,
  parsedId,
  type ModuleCore,
  type ModuleOptions,
  type SharedContext,
} from "./run.ts"
import type {
  CreateStockLocationInput,
  FilterableStockLocationProps,
  StockLocationDTO,
  UpdateStockLocationInput,
} from "./stock-location-types.ts"
import { firstOf } from "../platform/kernel/certain.ts"

export { CommerceError } from "../platform/kernel/errors.ts"
export type { FindConfig } from "./find-config.ts"
export type { StringComparisonOperator, TextFilter } from "./filters.ts"
export type { JoinerConfig } from "./joiner-config.ts"
export type { Filterable } from "./reader.ts"
export type { ModuleOptions, SharedContext } from "./run.ts"
export type * from "./stock-location-types.ts"

const createShape = shape({
  name: text("isNotEmpty", "isString"),
  address_id: optional(text()),
  address: optional(z.union([text(), createStockLocationBody.shape.address.unwrap().unwrap()])),
  metadata: optional(record()),
})

const readerOf = (core: ModuleCore) =>
  reader<StockLocationDTO, FilterableStockLocationProps>(core)({
    entity: "StockLocation",
    filters: shape({ id: anyText(), name: textFilter() }),
    take: 10,
    notFound: stockLocationErrors.not_found,
  })

/** The methods for stock locations. */
export class StockLocationModule {
  readonly #core: ModuleCore
  readonly #locations: ReturnType<typeof readerOf>

  /** @param core the database of the module */
  constructor(core: ModuleCore) {
    this.#core = core
    this.#locations = readerOf(core)
  }

  /**
   * Describes how other code can link its data to stock locations.
   * @returns the name of the module's service, and the keys that refer to its entities
   * @since 0.1.0
   */
  readonly __joinerConfig = (): JoinerConfig =>
    joinerConfig("stockLocationService", ["stock_location"], { stock_location_id: "StockLocation" })

  /**
   * Returns a list of stock locations: at most 10 of them unless `config.take` sets another limit.
   * @param selector filters by `id` and `name`
   * @param config the fields and relations to return, the sort order and the page
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the stock locations
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly list = (
    selector: Filterable<FilterableStockLocationProps> = {},
    config?: FindConfig<StockLocationDTO>,
    context?: SharedContext,
  ): Promise<StockLocationDTO[]> => this.#locations.list(selector, config, context)

  /**
   * Returns a list of stock locations together with the number of all that match, using one database query.
   * @param selector filters by `id` and `name`
   * @param config the fields and relations to return, the sort order and the page
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCount = (
    selector: Filterable<FilterableStockLocationProps> = {},
    config?: FindConfig<StockLocationDTO>,
    context?: SharedContext,
  ): Promise<[StockLocationDTO[], number]> => this.#locations.listAndCount(selector, config, context)

  /**
   * Retrieves one stock location by its ID.
   * @param id the ID of the stock location (`sloc_…`)
   * @param config the fields and relations to return, such as `{ relations: ["address"] }`
   * @param context `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the stock location
   * @throws stock-locations.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieve = (
    id: string,
    config?: FindConfig<StockLocationDTO>,
    context?: SharedContext,
  ): Promise<StockLocationDTO> => this.#locations.retrieve(id, config, context)

  /**
   * Creates a stock location, with an address if one is given.
   * @param input the name, and an address or the ID of one
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the stock location with its address
   * @throws stock-locations.address_not_found, general.invalid_data
   * @emits stock-location.created
   * @since 0.1.0
   */
  readonly create = (input: CreateStockLocationInput, context?: SharedContext): Promise<StockLocationDTO> =>
    this.#core.write(context, async (write) => {
      const { address, ...rest } = parsed(createShape, input, "input")
      const id = await createStockLocation(
        write,
        typeof address === "string" ? { ...rest, address_id: address } : { ...rest, address },
      )
      return firstOf(await this.#locations.byIds(write.db, [id], ["address"]))
    })

  /**
   * Updates a stock location. Fields that are left out keep their values; metadata is merged; an address updates
   * the location's address or creates one.
   * @param id the ID of the stock location (`sloc_…`)
   * @param input the fields to update
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated stock location with its address
   * @throws stock-locations.not_found, stock-locations.address_not_found, general.invalid_data
   * @emits stock-location.updated
   * @since 0.1.0
   */
  readonly update = (
    id: string,
    input: UpdateStockLocationInput,
    context?: SharedContext,
  ): Promise<StockLocationDTO> =>
    this.#core.write(context, async (write) => {
      await updateStockLocation(write, parsedId(id), parsed(updateStockLocationBody, input, "input"))
      return firstOf(await this.#locations.byIds(write.db, [id], ["address"]))
    })

  /**
   * Deletes a stock location with its inventory levels and reservations, and removes it from its sales channels.
   * An ID that does not exist is ignored.
   * @param id the ID of the stock location (`sloc_…`)
   * @param context a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @emits stock-location.deleted, inventory-level.deleted, reservation-item.deleted
   * @since 0.1.0
   */
  readonly delete = (id: string, context?: SharedContext): Promise<void> =>
    this.#core.write(context, (write) => deleteStockLocation(write, parsedId(id)))
}

/**
 * Creates a stock location module, which manages stock locations and their addresses without a server.
 * @param options.db a connection pool of a migrated database, or a transaction that all calls join
 * @param options.events `false` stores no events in the outbox; `true` by default
 * @since 0.1.0
 */
export function createStockLocationModule(options: ModuleOptions): StockLocationModule {
  return new StockLocationModule(moduleCore(options))
}
