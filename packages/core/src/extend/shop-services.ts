import { computed } from "../computed.ts"
import type { ServiceCalls } from "../service-calls.gen.ts"
import { defineErrors, generalErrors } from "../platform/kernel/errors.ts"
import {
  fetchFirst,
  fetchPage,
  fetchRows,
  type Executor,
  type FetchOptions,
} from "../platform/query/fetch.ts"
import { withExactCounts } from "../platform/query/list-limits.ts"
import type { Filters } from "../platform/query/filter.ts"
import type { EntityName } from "../platform/query/selected.ts"
import type { FindConfig } from "./find-config.ts"
import type { serviceEntities, ServiceName } from "./service-entities.ts"
import type { ServiceMethod } from "./service-methods.ts"
import type { ShopRow } from "./shop-row.ts"
import type { CallInput } from "./call-input.ts"
import { isRecord } from "../platform/kernel/values.ts"

/** The input or the result of an operation as plain JSON. */
export type ShopData = Readonly<Record<string, unknown>>

/** The query methods of a service for the rows of one entity. */
export interface Reader<Name extends EntityName> {
  /**
   * Reads one row.
   * @param id the ID of the row
   * @param config the columns and relations to read
   * @throws not_found if no row has this ID
   */
  retrieve(id: string, config?: FindConfig): Promise<ShopRow<Name>>
  /**
   * Reads the rows that match.
   * @param selector an object with a condition for each column: a value, a list of values, a comparison such as `{ gt: 1 }`, or null
   * @param config the columns and relations to read, the order, and the page
   */
  list(selector?: Filters, config?: FindConfig): Promise<ShopRow<Name>[]>
  /**
   * Reads a page of the rows that match, and counts all of them.
   * @param selector an object with a condition for each column: a value, a list of values, a comparison such as `{ gt: 1 }`, or null
   * @param config the columns and relations to read, the order, and the page
   * @returns the rows of the page, and the number of all that match
   */
  listAndCount(selector?: Filters, config?: FindConfig): Promise<[ShopRow<Name>[], number]>
}

/**
 * The built-in services, under v1's names. Their query methods accept v1's `FindConfig`. The other methods run
 * operations: they validate the same input, emit the same events and return the resource of the response.
 */
export type ShopServices = {
  readonly [Name in ServiceName]: Reader<(typeof serviceEntities)[Name]> & CallsOf<Name>
}

type CallsOf<Name> = Name extends keyof ServiceCalls ? ServiceCalls[Name] : unknown

/** How a built-in service runs an operation: returns the body of the response. */
type Run = (operation: ServiceMethod["operation"], input: CallInput) => Promise<Record<string, unknown>>

/** A method of a service without its types. */
type LooseMethod = (...input: readonly unknown[]) => Promise<unknown>

/**
 * Makes a built-in service for a shop.
 * @param entity the entity whose rows it reads
 * @param methods the methods that run operations
 * @param run runs an operation, or the original one if the service intercepts it
 */
export function makeShopService(
  entity: EntityName,
  shop: { readonly db: Executor },
  methods: readonly ServiceMethod[],
  run: Run,
): object {
  const calls = Object.fromEntries<LooseMethod>(methods.map((method) => [method.method, callOf(method, run)]))
  const reader = readerOf(entity, shop)
  const { retrieveWithTotals } = calls
  if (!retrieveWithTotals) return { ...reader, ...calls }
  const retrieve: LooseReader["retrieve"] = async (id, config) =>
    config?.select?.some((field) => isComputed(entity, field))
      ? retrieveWithTotals(id, config)
      : reader.retrieve(id, config)
  return { ...reader, ...calls, retrieve }
}

function isComputed(entity: EntityName, field: string): boolean {
  return Object.hasOwn(computed[entity] ?? {}, field)
}

function callOf({ service, method, operation, ids, isRead }: ServiceMethod, run: Run): LooseMethod {
  return async (...input) => {
    const given = input.slice(0, ids.length)
    if (given.length < ids.length || given.some((id) => typeof id !== "string"))
      throw generalErrors.invalid_data(`${service}.${method} needs ${ids.join(" and ")} before its data`)
    // The schema of the operation checks it.
    const data = (input[ids.length] ?? {}) as ShopData
    const answer = await run(operation, {
      params: Object.fromEntries(ids.map((id, place) => [id, String(given[place])])),
      ...(isRead ? { query: selectionQuery(data) } : { body: data }),
    })
    const { kind } = operation.response
    return kind === "text" || kind === "empty" ? undefined : rowOf(answer)
  }
}

/** The query that selects what a `FindConfig` names. */
function selectionQuery({ select, relations }: FindConfig): ShopData {
  return {
    ...(select && select.length > 0 ? { fields: select.join(",") } : {}),
    ...(relations && relations.length > 0 ? { expand: relations.join(",") } : {}),
  }
}

/** If a response has a single property, the caller wants its value. */
export function rowOf(answer: Record<string, unknown>): ShopData {
  const [first, ...others] = Object.values(answer)
  return others.length === 0 && isRecord(first) ? first : answer
}

/** What services refuse to projects that call them. */
export const serviceErrors = defineErrors("services", {
  not_found: {
    type: "not_found",
    message: (entity: string, key: string, id: string) => `${entity} with ${key}: ${id} was not found`,
    when: "A service's `retrieve` was called with an ID that does not exist.",
    fix: "Call `list` with the ID as a selector if the row may be missing.",
  },
})

/** A reader without the type of its rows. */
interface LooseReader {
  retrieve(id: string, config?: FindConfig): Promise<unknown>
  list(selector?: Filters, config?: FindConfig): Promise<readonly unknown[]>
  listAndCount(selector?: Filters, config?: FindConfig): Promise<readonly [readonly unknown[], number]>
}

function readerOf(entity: EntityName, { db }: { readonly db: Executor }): LooseReader {
  return {
    async retrieve(id, config = {}) {
      const key = entity === "Currency" ? "code" : "id"
      const row = await fetchFirst(db, optionsOf(entity, { [key]: id }, config))
      if (row) return row
      throw serviceErrors.not_found(entity, key, id)
    },
    list: async (selector = {}, config = {}) => await fetchRows(db, optionsOf(entity, selector, config)),
    async listAndCount(selector = {}, config = {}) {
      const { rows, count } = await fetchPage(withExactCounts(db), optionsOf(entity, selector, config))
      return [rows, count]
    },
  }
}

function optionsOf(entity: EntityName, filters: Filters, config: FindConfig): FetchOptions {
  const order = Object.entries(config.order ?? {}).map(([name, way]) => (way === "DESC" ? `-${name}` : name))
  return {
    entity,
    filters,
    selection: {
      fields: config.select ? [...config.select] : undefined,
      relationFields: {},
      relations: config.relations ?? [],
    },
    order: order.length > 0 ? order.join(",") : undefined,
    offset: config.skip,
    limit: config.take,
    withDeleted: config.withDeleted ?? false,
  }
}
