import * as z from "zod"
import { optional, record, shape, text } from "../http/shape.ts"
import {
  createStockLocation,
  createStockLocationBody,
  deleteStockLocation,
  stockLocationErrors,
  updateStockLocation,
  updateStockLocationBody,
} from "../stock-locations/index.ts"
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

export { CommerceError } from "../kernel/errors.ts"
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

  constructor(core: ModuleCore) {
    this.#core = core
    this.#locations = readerOf(core)
  }

  /**
   * What other code may join stock locations by.
   * @returns the service's name and the keys of its rows
   * @since 0.1.0
   */
  readonly __joinerConfig = (): JoinerConfig =>
    joinerConfig("stockLocationService", ["stock_location"], { stock_location_id: "StockLocation" })

  /**
   * Lists stock locations, 10 unless `config.take` says otherwise.
   * @param selector which: by `id` and `name`
   * @param config what is read of them, in which order, which page
   * @param context a transaction to read in
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
   * Lists stock locations and counts all that match, with one statement.
   * @param selector which: by `id` and `name`
   * @param config what is read of them, in which order, which page
   * @param context a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCount = (
    selector: Filterable<FilterableStockLocationProps> = {},
    config?: FindConfig<StockLocationDTO>,
    context?: SharedContext,
  ): Promise<[StockLocationDTO[], number]> => this.#locations.listAndCount(selector, config, context)

  /**
   * Reads one stock location.
   * @param id `sloc_…`
   * @param config what is read of it, e.g. `{ relations: ["address"] }`
   * @param context a transaction to read in
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
   * Makes a stock location, with an address where one is given.
   * @param input its name, and an address or the id of one
   * @param context a transaction to write in
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
      return (await this.#locations.byIds(write.db, [id], ["address"]))[0]!
    })

  /**
   * Changes a stock location. What is not mentioned stays; metadata is merged; a given address changes the one
   * that the location has.
   * @param id `sloc_…`
   * @param input what is to be different
   * @param context a transaction to write in
   * @returns the changed stock location with its address
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
      return (await this.#locations.byIds(write.db, [id], ["address"]))[0]!
    })

  /**
   * Deletes a stock location with all stock and reservations there; sales channels sell from it no more. One that
   * does not exist is fine.
   * @param id `sloc_…`
   * @param context a transaction to write in
   * @throws general.invalid_data
   * @emits stock-location.deleted, inventory-level.deleted, reservation-item.deleted
   * @since 0.1.0
   */
  readonly delete = (id: string, context?: SharedContext): Promise<void> =>
    this.#core.write(context, (write) => deleteStockLocation(write, parsedId(id)))
}

/**
 * The places that hold stock, without a server.
 * @param options.db a pool of connections to a migrated database, or a transaction
 * @param options.events false writes no events into the outbox
 * @since 0.1.0
 */
export function createStockLocationModule(options: ModuleOptions): StockLocationModule {
  return new StockLocationModule(moduleCore(options))
}
