import { ArrowDown, ArrowUp } from "lucide-react"
import { useMemo, type ReactNode } from "react"
import { classNames } from "../provider/class-names.ts"
import { useMessages, useUi } from "../provider/provider.tsx"
import type { Engine, TableRow } from "./engine.ts"
import { nextOrder } from "./list-state.ts"
import type { ShownPlace } from "./phone-places.ts"
import type { DataColumn, DataTableProps } from "./types.ts"
import type { TableState } from "./use-table-state.ts"

/** On a phone the parts of the table are not displayed as a table, which takes their roles away. */
export const roles = {
  cell: { role: "cell" },
  columnheader: { role: "columnheader" },
  row: { role: "row" },
  rowgroup: { role: "rowgroup" },
} as const

/** The header of a table. */
export function TableHead<Row extends { readonly id: string }>(props: {
  table: DataTableProps<Row>
  engine: Engine<Row>
}) {
  const { table, engine } = props
  const messages = useMessages()
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>
        {table.bulkActions && (
          <th {...roles.columnheader} className="ui-cell-select">
            <SelectAll engine={engine} />
          </th>
        )}
        {engine.columns.map((column) => (
          <HeadCell key={column.id} column={column} state={table.state} />
        ))}
        {table.rowActions && (
          <th {...roles.columnheader} className="ui-cell-actions">
            <span className="ui-visually-hidden">{messages.common.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SelectAll<Row extends { readonly id: string }>({ engine }: { engine: Engine<Row> }) {
  const { table } = useMessages()
  const { rows, selected, setSelected } = engine
  const chosen = useMemo(() => countChosen(rows, selected), [rows, selected])
  const isAll = chosen === rows.length
  const toggle = (isOn: boolean) => {
    // Copying and emptying an object of ten thousand rows takes several times as long as filling a new one.
    const next: Record<string, true> = {}
    const shown = new Set(rows.map(({ id }) => id))
    for (const id of Object.keys(selected)) if (isOn || !shown.has(id)) next[id] = true
    if (isOn) for (const id of shown) next[id] = true
    setSelected(next)
  }
  return (
    <label>
      <input
        ref={(element) => {
          if (element) element.indeterminate = chosen > 0 && !isAll
        }}
        type="checkbox"
        className="ui-checkbox"
        aria-label={table.selectPage}
        checked={isAll}
        onChange={(event) => toggle(event.target.checked)}
      />
    </label>
  )
}

/** Most lists are drawn without a selection, and then a long one is not walked. */
function countChosen(rows: readonly { readonly id: string }[], selected: Engine<never>["selected"]): number {
  return Object.keys(selected).length === 0 ? 0 : rows.filter(({ id }) => selected[id]).length
}

function HeadCell<Row>({ column, state }: { column: DataColumn<Row>; state: TableState }) {
  const { header, sortKey } = column
  const isAscending = state.order === sortKey
  const isDescending = state.order === `-${sortKey}`
  if (sortKey === undefined)
    return (
      <th {...roles.columnheader} className={cellClass(column)}>
        {header}
      </th>
    )
  return (
    <th
      {...roles.columnheader}
      className={cellClass(column)}
      aria-sort={isAscending ? "ascending" : isDescending ? "descending" : undefined}
    >
      <button
        type="button"
        className="ui-sort"
        onClick={() => state.set("order", nextOrder(state.order, sortKey))}
      >
        {header}
        {isAscending && <ArrowUp size={14} aria-hidden />}
        {isDescending && <ArrowDown size={14} aria-hidden />}
      </button>
    </th>
  )
}

interface BodyRowProps<Row extends { readonly id: string }> {
  readonly table: DataTableProps<Row>
  readonly columns: readonly DataColumn<Row>[]
  /** where a phone shows the cells of the columns */
  readonly places: readonly ShownPlace[]
  readonly row: TableRow<Row>
  readonly isSelected: boolean
  /** of a virtual table: its place among all rows, from 0, and what measures it */
  readonly index?: number
  readonly measure?: (element: HTMLElement | null) => void
}

/** One row. */
export function BodyRow<Row extends { readonly id: string }>(props: BodyRowProps<Row>) {
  const { table, columns, places, row, isSelected, index, measure } = props
  const { href, rowLabel, rowActions, bulkActions } = table
  const messages = useMessages()
  const label = rowLabel?.(row.original) ?? row.original.id
  return (
    <tr
      ref={measure}
      {...roles.row}
      data-row={row.id}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-selected={bulkActions ? isSelected : undefined}
      tabIndex={href ? undefined : -1}
      className={classNames("ui-row", href && "ui-row-link", isSelected && "ui-row-selected")}
    >
      {bulkActions && (
        <td {...roles.cell} className="ui-cell-select">
          <label>
            <input
              type="checkbox"
              className="ui-checkbox"
              aria-label={messages.table.selectRow(label)}
              checked={isSelected}
              onClick={row.getToggleSelectedHandler()}
              readOnly
            />
          </label>
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          {...roles.cell}
          data-label={column.header}
          className={cellClass(column, places[place])}
        >
          {place === 0 && href ? (
            <RowLink to={href(row.original)}>{column.cell(row.original)}</RowLink>
          ) : (
            column.cell(row.original)
          )}
        </td>
      ))}
      {rowActions && (
        <td {...roles.cell} className="ui-cell-actions">
          {rowActions(row.original)}
        </td>
      )}
    </tr>
  )
}

function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { Link } = useUi()
  return (
    <Link to={to} className="ui-row-target" data-row-target>
      {children}
    </Link>
  )
}

/** Rows that are being loaded. */
export function SkeletonRows<Row extends { readonly id: string }>(props: {
  table: DataTableProps<Row>
  columns: readonly DataColumn<Row>[]
  places: readonly ShownPlace[]
}) {
  const { table, columns, places } = props
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row} {...roles.row} aria-hidden className="ui-row">
      {table.bulkActions && <td {...roles.cell} className="ui-cell-select" />}
      {columns.map((column, place) => (
        <td key={column.id} {...roles.cell} className={cellClass(column, places[place])}>
          <span className="ui-skeleton" />
        </td>
      ))}
      {table.rowActions && <td {...roles.cell} className="ui-cell-actions" />}
    </tr>
  ))
}

function cellClass<Row>({ align, priority }: DataColumn<Row>, place?: ShownPlace): string {
  return classNames(
    place && `ui-cell-${place}`,
    align && "ui-cell-end",
    priority === "low" && "ui-cell-low",
    priority === "medium" && "ui-cell-medium",
  )
}
