import { useSearchParams } from "react-router-dom"
import { chosenOf, pageSize, readListState, withValue, type ListState } from "./list-state.ts"

/** The state of a list, which lives in the address of the page. */
export interface List extends ListState {
  /** query of the request: paging, order and search */
  readonly query: { limit: number; offset: number; order?: string; q?: string }
  chosen<Value extends string>(name: string, allowed: readonly Value[]): Value[]
  set(name: string, value: string | readonly string[] | undefined): void
  clear(names: readonly string[]): void
}

/** The list of this page. */
export function useList(): List {
  const [search, setSearch] = useSearchParams()
  const state = readListState(search)
  return {
    ...state,
    query: {
      limit: pageSize,
      offset: (state.page - 1) * pageSize,
      ...(state.order ? { order: state.order } : {}),
      ...(state.q ? { q: state.q } : {}),
    },
    chosen: (name, allowed) => chosenOf(search, name, allowed),
    set: (name, value) => setSearch((old) => withValue(old, name, value), { replace: name === "q" }),
    clear: (names) => setSearch((old) => names.reduce((next, name) => withValue(next, name, undefined), old)),
  }
}
