import type { EmptyStateProps } from "@stheno/ui"
import { DataTable, type BulkAction, type DataColumn } from "@stheno/ui/table"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import type { Option } from "./fields.ts"
import type { List } from "./use-list.ts"

/** A filter of a list: of its values one, or several. */
export interface Filter {
  /** in the address */
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  readonly single?: boolean
}

/** A column of a list. */
export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: "end"
  /** property of the API by which the list can be ordered */
  readonly order?: string
  /** gives way where there is little room; `very`: first */
  readonly wide?: boolean | "very"
}

/** What a list shows and does. */
export interface ListTableProps<Row> {
  readonly list: List
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly filters?: readonly Filter[]
  /** false where the API does not search */
  readonly search?: boolean
  readonly rows: readonly Row[] | undefined
  readonly count: number | undefined
  readonly error: unknown
  readonly href?: (row: Row) => string
  readonly actions?: (row: Row) => ReactNode
  /** rows can be selected for these */
  readonly bulk?: readonly BulkAction[]
  /** name of a row, for screen readers; needed with `bulk` */
  readonly rowName?: (row: Row) => string
  readonly empty: EmptyStateProps
}

/** A list with search, filters, order, pages, views and a choice of columns. The whole row is its link. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const {
    list,
    label,
    columns,
    filters = [],
    search = true,
    rows,
    count,
    error,
    href,
    actions,
    bulk,
    rowName,
    empty,
  } = props
  const { pathname } = useLocation()
  return (
    <DataTable
      id={tableName(pathname)}
      label={label}
      state={list}
      columns={columns.map(dataColumn)}
      rows={rows}
      count={count}
      error={error}
      href={href}
      hasSearch={search}
      canSaveViews={search || filters.length > 0}
      filters={filters.map(({ name, label: text, options, single }) => ({
        name,
        label: text,
        options,
        isSingle: single,
      }))}
      rowLabel={rowName}
      rowActions={actions}
      bulkActions={bulk}
      canSelectAll={false}
      empty={empty}
    />
  )
}

function dataColumn<Row>(column: Column<Row>, index: number): DataColumn<Row> {
  const { header, cell, align, order, wide } = column
  return {
    id: order ?? `column-${index}`,
    header,
    cell,
    align,
    sortKey: order,
    priority: wide === "very" ? "low" : wide ? "medium" : "high",
  }
}

/** The name under which a person's columns and views of a page are kept: its path without IDs. */
function tableName(pathname: string): string {
  return pathname
    .split("/")
    .filter((part) => part !== "" && !part.includes("_"))
    .join("/")
}
