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

/** An action whose result is shown, and that the server has not answered yet. */
export interface Shown {
  readonly scope: string
  readonly apply: (data: unknown) => unknown
}

/** The actions of a scope without an answer, in their order, and what queries showed before the first of them. */
interface Waiting {
  actions: readonly Shown[]
  readonly before: Map<string, readonly [QueryKey, unknown]>
}

const waitingOf = new WeakMap<QueryClient, Map<string, Waiting>>()

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
 * @returns the action, for `putBack` or `confirmShown`
 */
export async function showAtOnce<Input>(
  queries: QueryClient,
  { key, show }: Optimistic<Input>,
  input: Input,
): Promise<Shown> {
  // What is being read may be from before the change.
  await queries.cancelQueries({ queryKey: key })
  const action = { scope: hashKey(key), apply: (data: unknown) => show(data, input) }
  const waiting = waitingIn(queries, action.scope)
  waiting.actions = [...waiting.actions, action]
  for (const [each, data] of queries.getQueriesData<unknown>({ queryKey: key })) {
    const shown = data === undefined ? data : action.apply(data)
    if (shown === data) continue
    if (!waiting.before.has(hashKey(each))) waiting.before.set(hashKey(each), [each, data])
    queries.setQueryData(each, shown)
  }
  return action
}

/** Shows what there would be without an action that failed: what was shown before, and the actions that still wait. */
export function putBack(queries: QueryClient, failed: Shown): void {
  const { before, actions } = withoutAction(queries, failed)
  for (const [key, data] of before.values())
    queries.setQueryData(
      key,
      actions.reduce((shown, action) => action.apply(shown), data),
    )
}

/** Takes an action that the server has done as what was there before the actions that still wait. */
export function confirmShown(queries: QueryClient, done: Shown): void {
  const { before } = withoutAction(queries, done)
  for (const [hash, [key, data]] of before) before.set(hash, [key, done.apply(data)])
}

function waitingIn(queries: QueryClient, scope: string): Waiting {
  const scopes = waitingOf.get(queries) ?? new Map<string, Waiting>()
  waitingOf.set(queries, scopes)
  const waiting = scopes.get(scope) ?? { actions: [], before: new Map() }
  scopes.set(scope, waiting)
  return waiting
}

function withoutAction(queries: QueryClient, action: Shown): Waiting {
  const waiting = waitingIn(queries, action.scope)
  waiting.actions = waiting.actions.filter((each) => each !== action)
  if (waiting.actions.length === 0) waitingOf.get(queries)?.delete(action.scope)
  return waiting
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
