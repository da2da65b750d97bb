import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query"

/** What pages show of an action before the server has answered. */
export interface Optimistic<Input> {
  /** what the keys of the queries begin with that show it */
  readonly key: QueryKey
  /** the data of such a query after the action */
  readonly show: (data: unknown, input: Input) => unknown
}

type Properties = Readonly<Record<string, unknown>>

/** The first part of the keys of mutations whose result is shown before the server has answered. */
export const optimisticKey = ["optimistic"] as const

/** What a query showed before an action. */
type Before = readonly (readonly [QueryKey, unknown])[]

/**
 * Options of the mutation. Those of the same rows are sent one after the other: the last one that the merchant chose
 * is what stays.
 */
export function optimisticOptions({ key }: Optimistic<never>) {
  return { mutationKey: [...optimisticKey, ...key], scope: { id: hashKey(key) } }
}

/** Whether another action is waiting whose result the same queries show. */
export function isFollowed(queries: QueryClient, { key }: Optimistic<never>): boolean {
  return queries.isMutating({ mutationKey: [...optimisticKey, ...key] }) > 1
}

/**
 * Shows what an action will change.
 * @returns what was shown before
 */
export async function showAtOnce<Input>(
  queries: QueryClient,
  { key, show }: Optimistic<Input>,
  input: Input,
): Promise<Before> {
  // What is being read may be from before the change.
  await queries.cancelQueries({ queryKey: key })
  const before = queries.getQueriesData<unknown>({ queryKey: key }).filter(([, data]) => data !== undefined)
  return before.filter(([each, data]) => {
    const shown = show(data, input)
    if (shown !== data) queries.setQueryData(each, shown)
    return shown !== data
  })
}

/** Shows what was shown before an action that failed. */
export function putBack(queries: QueryClient, before: Before): void {
  for (const [key, data] of before) queries.setQueryData(key, data)
}

/**
 * Changes properties of a row wherever queries show it.
 * @param known properties that only this row has, e.g. its ID
 * @param changed the properties after the action
 */
export function withProperties<Row extends object, Input = void>(
  key: QueryKey,
  known: Partial<Row>,
  changed: (input: Input) => Partial<Row>,
): Optimistic<Input> {
  return {
    key,
    show: (data, input) =>
      mapRows(data, (row) => (hasAll(row, { ...known }) ? copyOf(row, { ...changed(input) }) : row)),
  }
}

/**
 * Takes rows out of the lists in which queries show them.
 * @param isRemoved whether a row goes
 */
export function withoutRows<Row extends object, Input = void>(
  key: QueryKey,
  isRemoved: (row: Partial<Row>, input: Input) => boolean,
): Optimistic<Input> {
  // What a list has is a row or something that lacks its properties.
  const goes = (row: Properties, input: Input) => isRemoved(row as Partial<Row>, input)
  return { key, show: (data, input) => mapRows(data, (row) => (goes(row, input) ? undefined : row)) }
}

function hasAll(row: Properties, known: Properties): boolean {
  return Object.entries(known).every(([name, value]) => row[name] === value)
}

type Next = (row: Properties) => Properties | undefined

/**
 * The same data with other rows, at any depth; the same object where nothing changes.
 * @param next the row after the change; undefined takes it out of its list
 */
function mapRows(data: unknown, next: Next): unknown {
  if (Array.isArray(data)) {
    const rows: readonly unknown[] = data
    const mapped = rows.flatMap((row) => {
      const kept = isRow(row) ? next(row) : row
      return kept === undefined && row !== undefined ? [] : [kept === row ? mapRows(row, next) : kept]
    })
    return mapped.length === rows.length && mapped.every((row, index) => row === rows[index]) ? data : mapped
  }
  if (!isRow(data)) return data
  const changed = next(data)
  if (changed !== undefined && changed !== data) return changed
  const entries = Object.entries(data).map(([name, value]) => [name, mapRows(value, next)] as const)
  if (entries.every(([name, value]) => value === data[name])) return data
  return copyOf(data, { ...Object.fromEntries(entries), ...countAfter(data, entries) })
}

/** The number of rows of a list, of which some may have gone. */
function countAfter(data: Properties, entries: readonly (readonly [string, unknown])[]): { count?: number } {
  const { count } = data
  if (typeof count !== "number") return {}
  const gone = entries.map(([name, value]) => lengthOf(data[name]) - lengthOf(value))
  return { count: count - gone.reduce((sum, each) => sum + each, 0) }
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function isRow(value: unknown): value is Properties {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Map)
}

/** A copy with some other properties. It knows how the response came, too, which is not enumerable. */
function copyOf(row: Properties, changed: Properties): Properties {
  const copy = { ...row, ...changed }
  return "response" in row && !("response" in copy)
    ? Object.defineProperty(copy, "response", { value: row["response"] })
    : copy
}
