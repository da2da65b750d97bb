import type { Selectable } from "kysely"
import type { Database } from "../database/schema.gen.ts"
import { defineErrors, generalErrors } from "../kernel/errors.ts"
import { fetchFirst, fetchPage, fetchRows, type FetchOptions } from "../query/fetch.ts"
import { withExactCounts } from "../query/list-limits.ts"
import type { Filters } from "../query/filter.ts"
import { shopServiceTable } from "./shop-service-table.ts"
import type { Shop } from "./shop.ts"

/** A row that a service returns: the columns of its table, and the relations that were requested. */
export type ShopRow<T extends keyof Database> = Selectable<Database[T]> & Readonly<Record<string, unknown>>

/** The input or the result of an operation as plain JSON. */
export type ShopData = Readonly<Record<string, unknown>>

/** The fields, relations, sort order and page to return, with v1's names. */
export interface FindConfig {
  /** the columns to return; all by default */
  readonly select?: readonly string[]
  /** the paths of the relations to return, such as `variants.prices` */
  readonly relations?: readonly string[]
  /** column → direction of the sort order; newest first by default */
  readonly order?: Readonly<Record<string, "ASC" | "DESC">>
  readonly skip?: number
  readonly take?: number
  /** whether soft-deleted rows are returned too */
  readonly withDeleted?: boolean
}

/** The query methods of a service for the rows of one entity. */
export interface Reader<T extends keyof Database> {
  /** @throws not_found when no row has the id */
  retrieve(id: string, config?: FindConfig): Promise<ShopRow<T>>
  /** @param selector column → a value, a list of values, a comparison such as `{ gt: 1 }`, or null */
  list(selector?: Filters, config?: FindConfig): Promise<ShopRow<T>[]>
  listAndCount(selector?: Filters, config?: FindConfig): Promise<[ShopRow<T>[], number]>
}

type Table = typeof shopServiceTable
type Entry = Table[keyof Table]
type Parameters_<P> = P extends 3
  ? [first: string, second: string, third: string, data?: ShopData]
  : P extends 2
    ? [first: string, second: string, data?: ShopData]
    : P extends 1
      ? [id: string, data?: ShopData]
      : [data?: ShopData]
type Calls<E extends Entry> = {
  readonly [M in keyof E["calls"]]: (
    ...input: Parameters_<E["calls"][M] extends readonly [string, infer P] ? P : 0>
  ) => Promise<ShopData>
}

/**
 * The built-in services, under v1's names. Their query methods accept v1's `FindConfig`. The other methods run
 * operations of the HTTP API: they validate the same input, emit the same events and return the resource of the
 * response.
 */
export type ShopServices = {
  readonly [S in keyof Table]: Reader<Table[S]["table"]> & Calls<Table[S]>
}

/** How a built-in service calls an operation: returns the body of the response. */
type Caller = Shop["call"]

/**
 * Makes a built-in service for a shop.
 * @param call as `shop.call`, or the original operation if the service intercepts it
 */
export function makeShopService(name: keyof Table, shop: Pick<Shop, "db">, call: Caller): object {
  const { entity, calls } = shopServiceTable[name]
  const methods = Object.entries<readonly [operation: string, parameters: number]>(calls).map(
    ([method, [operation, parameters]]) => [method, methodOf(operation, parameters, call)] as const,
  )
  return { ...readerOf(entity, shop), ...Object.fromEntries<object>(methods) }
}

function methodOf(operation: string, parameters: number, call: Caller) {
  return async (...input: readonly unknown[]): Promise<ShopData> => {
    const words = input.slice(0, parameters)
    if (words.length < parameters || words.some((word) => typeof word !== "string"))
      throw generalErrors.invalid_data(`${operation} needs ${parameters} ids before its data`)
    const answer = await call(operation, {
      params: Object.fromEntries(words.map((word, place) => [`#${place}`, String(word)])),
      body: (input[parameters] ?? {}) as ShopData,
    })
    return rowOf(answer)
  }
}

/** If a response has a single property, the caller wants its value. */
export function rowOf(answer: Record<string, unknown>): ShopData {
  const [first, ...others] = Object.values(answer)
  return others.length === 0 && typeof first === "object" && first !== null ? (first as ShopData) : answer
}

/** What services refuse to projects that call them. */
export const serviceErrors = defineErrors("services", {
  not_found: {
    type: "not_found",
    message: (entity: string, key: string, id: string) => `${entity} with ${key}: ${id} was not found`,
    when: "A service's `retrieve` was called with an id that does not exist.",
    fix: "Call `list` with the id as a selector if the row may be missing.",
  },
})

function readerOf(entity: string, { db }: Pick<Shop, "db">): Reader<keyof Database> {
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

function optionsOf(entity: string, filters: Filters, config: FindConfig): FetchOptions {
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
