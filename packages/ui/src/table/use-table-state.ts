import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { chosenOf, parseRange, readListState, withValue, type ListState, type Range } from "./list-state.ts"

/**
 * What a table shows, kept in the address of the page.
 * @since 0.1
 */
export interface TableState extends ListState {
  readonly pageSize: number
  /** the whole query of the address */
  readonly search: URLSearchParams
  /** what a request for these rows takes: paging, order and search */
  readonly query: { limit: number; offset: number; order?: string; q?: string }
  /** values of a filter, in the order of `allowed` */
  chosen<Value extends string>(name: string, allowed: readonly Value[]): Value[]
  /** every value of a filter, whatever it allows */
  values(name: string): string[]
  /** ends of a date or number filter */
  range(name: string): Range
  /** @param isCorrection takes the place of the address in the history of the browser */
  set(name: string, value: string | readonly string[] | undefined, isCorrection?: boolean): void
  clear(names: readonly string[]): void
  /** shows what a view says */
  replace(search: string): void
}

/**
 * The state of the table of a page. Use its `query` for the request and give it to `DataTable`.
 * @param options.pageSize rows of a page; 20 by default
 * @since 0.1
 */
export function useTableState({ pageSize = 20 }: { readonly pageSize?: number } = {}): TableState {
  const [search, setSearch] = useSearchParams()
  return useMemo(() => {
    const state = readListState(search)
    return {
      ...state,
      pageSize,
      search,
      query: {
        limit: pageSize,
        offset: (state.page - 1) * pageSize,
        ...(state.order ? { order: state.order } : {}),
        ...(state.q ? { q: state.q } : {}),
      },
      chosen: (name, allowed) => chosenOf(search, name, allowed),
      values: (name) => search.getAll(name),
      range: (name) => parseRange(search.get(name)),
      set: (name, value, isCorrection = name === "q") =>
        setSearch((old) => withValue(old, name, value), { replace: isCorrection }),
      clear: (names) =>
        setSearch((old) => names.reduce((next, name) => withValue(next, name, undefined), old)),
      replace: (text) => setSearch(new URLSearchParams(text)),
    }
  }, [search, setSearch, pageSize])
}
