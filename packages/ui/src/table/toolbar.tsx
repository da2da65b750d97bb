import { Search } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../basic/button.tsx"
import { hintScroll } from "../basic/scroll-hint.ts"
import { useMessages } from "../provider/provider.tsx"
import { useTypingPause } from "../provider/use-settled.ts"
import { ColumnMenu } from "./column-menu.tsx"
import { FilterMenu } from "./filter-menu.tsx"
import type { ColumnPreferences } from "./preferences.ts"
import type { DataTableProps } from "./types.ts"
import type { TableState } from "./use-table-state.ts"

interface ToolbarProps<Row extends { readonly id: string }> {
  readonly table: DataTableProps<Row>
  readonly isNarrowed: boolean
  readonly preferences: ColumnPreferences
  readonly onPreferences: (preferences: ColumnPreferences | undefined) => void
}

/** Search, filters and columns of a table. */
export function Toolbar<Row extends { readonly id: string }>(props: ToolbarProps<Row>) {
  const { table, isNarrowed, preferences, onPreferences } = props
  const { label, state, columns, filters = [], hasSearch = true, canChooseColumns = true, toolbar } = table
  const messages = useMessages()
  if (!hasSearch && filters.length === 0 && !canChooseColumns && !toolbar) return null
  return (
    <div className="ui-table-tools">
      {hasSearch && <SearchField state={state} label={messages.table.searchIn(label)} />}
      <div ref={hintScroll} className="ui-table-filters">
        <SortMenu state={state} columns={columns} />
        {filters.map((filter) => (
          <FilterMenu key={filter.name} filter={filter} state={state} />
        ))}
        {isNarrowed && (
          <Button variant="quiet" onClick={() => state.clear(["q", ...filters.map(({ name }) => name)])}>
            {messages.table.clearFilters}
          </Button>
        )}
        <div className="ui-table-tools-end">
          {toolbar}
          {canChooseColumns && (
            <ColumnMenu columns={columns} preferences={preferences} onChange={onPreferences} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Sorts on a phone, where the table has no header. */
function SortMenu<Row extends { readonly id: string }>(
  props: Pick<DataTableProps<Row>, "state" | "columns">,
) {
  const { state, columns } = props
  const { table } = useMessages()
  const sortable = columns.filter(({ sortKey }) => sortKey !== undefined)
  if (sortable.length === 0) return null
  return (
    <select
      className="ui-input ui-select ui-table-sort"
      aria-label={table.sort}
      value={state.order ?? ""}
      onChange={(event) => state.set("order", event.target.value)}
    >
      <option value="">{table.sort}</option>
      {sortable.flatMap(({ id, header, sortKey }) => [
        <option key={id} value={sortKey}>
          {`${header}: ${table.sortAscending}`}
        </option>,
        <option key={`-${id}`} value={`-${sortKey}`}>
          {`${header}: ${table.sortDescending}`}
        </option>,
      ])}
    </select>
  )
}

function SearchField({ state, label }: { state: TableState; label: string }) {
  const { common } = useMessages()
  const [text, setText] = useState(state.q)
  const [known, setKnown] = useState(state.q)
  // A search that comes after the list was left would lead back to it.
  const typing = useTypingPause()
  const searchNow = () => {
    typing.stop()
    if (text.trim() !== state.q) state.set("q", text.trim())
  }
  const search = (value: string) => {
    setText(value)
    typing.start(() => state.set("q", value.trim()))
  }
  // Going back in history changes the address under the field.
  if (known !== state.q) {
    setKnown(state.q)
    if (text.trim() !== state.q) setText(state.q)
  }
  const afterPress = useAfterPress()
  return (
    <div className="ui-search">
      <Search size={16} aria-hidden />
      <input
        type="search"
        data-search
        className="ui-input"
        value={text}
        placeholder={common.search}
        aria-label={label}
        onChange={(event) => search(event.target.value)}
        // A link that is clicked meanwhile opens a page that may load longer than the search waits.
        onBlur={() => {
          typing.stop()
          afterPress(searchNow)
        }}
      />
    </div>
  )
}

/**
 * Runs work that may move the page: at once, or while the pointer is pressed, before the click acts. What moves away
 * under a pressed pointer gets no click.
 */
function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const press = () => (isPressed.current = true)
    const release = () => (isPressed.current = false)
    document.addEventListener("pointerdown", press, true)
    document.addEventListener("pointerup", release, true)
    document.addEventListener("pointercancel", release, true)
    return () => {
      document.removeEventListener("pointerdown", press, true)
      document.removeEventListener("pointerup", release, true)
      document.removeEventListener("pointercancel", release, true)
    }
  }, [])
  return (work) => {
    if (!isPressed.current) return work()
    const done = new AbortController()
    const end = () => {
      done.abort()
      work()
    }
    document.addEventListener("click", end, { capture: true, signal: done.signal })
    // A press that ends elsewhere is not a click.
    for (const name of ["pointerup", "pointercancel"] as const)
      document.addEventListener(name, () => setTimeout(() => !done.signal.aborted && end()), {
        signal: done.signal,
      })
  }
}
