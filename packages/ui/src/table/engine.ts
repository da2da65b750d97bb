import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createPaginatedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as EngineRow,
  type RowSelectionState,
} from "@tanstack/react-table"
import { useMemo, useState } from "react"
import { matchingRows } from "./client-rows.ts"
import type { ColumnPreferences } from "./preferences.ts"
import { useRankAhead } from "./rank-ahead.ts"
import { createRankedRowModel } from "./sorted-rows.ts"
import type { DataColumn, DataTableProps } from "./types.ts"

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createRankedRowModel(),
})

type Features = typeof features

/** A row as TanStack Table has it. */
export type TableRow<Row extends object> = EngineRow<Features, Row>

/** The table of TanStack with what the kit needs of it. */
export interface Engine<Row extends object> {
  readonly table: ReactTable<Features, Row>
  readonly rows: readonly TableRow<Row>[]
  /** columns in the order of the person, without those that are hidden */
  readonly columns: readonly DataColumn<Row>[]
  /** rows that match, on all pages */
  readonly count: number
  readonly selected: RowSelectionState
  readonly setSelected: (selected: RowSelectionState) => void
}

const nothing: readonly never[] = []

/** Rows, order, pages, columns and selection of a table. */
export function useEngine<Row extends { readonly id: string }>(
  props: DataTableProps<Row>,
  preferences: ColumnPreferences,
): Engine<Row> {
  const { state, columns, rows = nothing, count, isClientSide = false, isVirtual = false, filters } = props
  const [selected, setSelected] = useState<RowSelectionState>({})
  const { search } = state
  const data = useMemo(
    () => (isClientSide ? matchingRows(rows, search, { columns, filters: filters ?? [] }) : rows),
    // Pages write columns and filters in place; what they read of a row does not change.
    [isClientSide, rows, search],
  )
  const names = columns.map(({ id, sortKey }) => `${id}:${sortKey ?? ""}`).join(" ")
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [names])
  const table = useTable<Features, Row>({
    features,
    data,
    columns: definitions,
    getRowId: ({ id }) => id,
    manualSorting: !isClientSide,
    manualPagination: !isClientSide || isVirtual,
    autoResetPageIndex: false,
    enableSortingRemoval: true,
    state: {
      columnOrder: [...preferences.order],
      columnVisibility: Object.fromEntries(preferences.hidden.map((id) => [id, false])),
      rowSelection: selected,
      sorting: sortingOf(state.order, columns),
      pagination: { pageIndex: isClientSide ? state.page - 1 : 0, pageSize: state.pageSize },
    },
    onRowSelectionChange: (change) =>
      setSelected((old) => (typeof change === "function" ? change(old) : change)),
  })
  useRankAhead(
    table.getPreSortedRowModel().rows,
    isClientSide && isVirtual
      ? columns.flatMap(({ id, sortKey }) => (sortKey === undefined ? [] : [id]))
      : [],
  )
  const visible = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => columns.filter((column) => column.id === id))
  return {
    table,
    rows: table.getRowModel().rows,
    columns: visible,
    count: isClientSide ? data.length : (count ?? data.length),
    selected,
    setSelected,
  }
}

function definitionOf<Row extends object>(column: DataColumn<Row>): ColumnDef<Features, Row> {
  return {
    id: column.id,
    accessorFn: (row: Row) => column.value?.(row) ?? undefined,
    enableSorting: column.sortKey !== undefined,
  }
}

function sortingOf<Row>(order: string | undefined, columns: readonly DataColumn<Row>[]) {
  const key = order?.replace(/^-/, "")
  const column = columns.find(({ sortKey }) => sortKey !== undefined && sortKey === key)
  return column ? [{ id: column.id, desc: order?.startsWith("-") ?? false }] : []
}
