import { readStored, type UiStorage } from "../provider/storage.ts"
import type { TableView } from "./types.ts"

/** Which columns a person sees, and in which order. */
export interface ColumnPreferences {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

interface PlainColumn {
  readonly id: string
  readonly isHidden?: boolean | undefined
}

const columnsKey = (table: string) => `stheno:table:${table}:columns`
const viewsKey = (table: string) => `stheno:table:${table}:views`

/** The columns as the page declares them. */
export function defaultPreferences(columns: readonly PlainColumn[]): ColumnPreferences {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
  }
}

/**
 * What a person chose, brought up to the columns that there are now: names that are gone are left out, new columns come
 * after the column that the page has before them.
 */
export function currentPreferences(
  columns: readonly PlainColumn[],
  kept: ColumnPreferences | undefined,
): ColumnPreferences {
  const initial = defaultPreferences(columns)
  if (!kept) return initial
  const order = kept.order.filter((id) => initial.order.includes(id))
  initial.order.forEach((id, index) => {
    if (order.includes(id)) return
    const before = index === 0 ? -1 : order.indexOf(initial.order[index - 1] ?? "")
    order.splice(before + 1, 0, id)
  })
  const added = initial.hidden.filter((id) => !kept.order.includes(id))
  return { order, hidden: [...kept.hidden.filter((id) => initial.order.includes(id)), ...added] }
}

/** What was stored for a table. */
export function readPreferences(storage: UiStorage, table: string): ColumnPreferences | undefined {
  const stored = readStored(storage, columnsKey(table))
  if (typeof stored !== "object" || stored === null) return undefined
  const { order, hidden } = stored as Partial<ColumnPreferences>
  return isNames(order) && isNames(hidden) ? { order, hidden } : undefined
}

/** Remembers the columns of a table; undefined forgets them. */
export function writePreferences(
  storage: UiStorage,
  table: string,
  preferences: ColumnPreferences | undefined,
): void {
  if (preferences) storage.set(columnsKey(table), JSON.stringify(preferences))
  else storage.remove(columnsKey(table))
}

/** The views that a person saved for a table. */
export function readViews(storage: UiStorage, table: string): TableView[] {
  const stored = readStored(storage, viewsKey(table))
  return Array.isArray(stored) ? stored.filter(isView) : []
}

/** Remembers the views of a table. */
export function writeViews(storage: UiStorage, table: string, views: readonly TableView[]): void {
  if (views.length > 0) storage.set(viewsKey(table), JSON.stringify(views))
  else storage.remove(viewsKey(table))
}

/** The views with another one; one of the same name is replaced. */
export function withView(views: readonly TableView[], view: TableView): TableView[] {
  return [...views.filter(({ name }) => name !== view.name), view]
}

/** The query of an address as a view keeps it: sorted, without the page. */
export function viewSearch(search: URLSearchParams | string): string {
  const query = new URLSearchParams(search)
  query.delete("page")
  query.sort()
  return query.toString()
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string")
}

function isView(value: unknown): value is TableView {
  if (typeof value !== "object" || value === null) return false
  const { name, search } = value as Partial<TableView>
  return typeof name === "string" && typeof search === "string"
}
