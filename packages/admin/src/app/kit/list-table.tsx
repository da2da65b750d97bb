import type { HTTPResponse } from "@stheno/js-client"
import type { EmptyStateProps } from "@stheno/ui"
import type { FoundOptions } from "@stheno/ui/forms"
import {
  DataTable,
  type DataColumn,
  type DataFilter,
  type PhonePlace,
  type TableView,
} from "@stheno/ui/table"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import type { Option } from "./fields.ts"
import { useUser } from "../session/session.tsx"
import { densityOf } from "../theme/density.ts"
import { useRetry } from "./retry.ts"
import { useRowChanges, type ReadAll, type RowChange, type RowsAction } from "./row-changes.tsx"
import { useSharedViews } from "./shared-views.ts"
import type { List } from "./use-list.ts"

/** A filter of a list: of its values one, or several. */
export interface Filter {
  /** in the address */
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  readonly single?: boolean
}

/** A filter from a day to a day. */
export interface DayFilter {
  readonly name: string
  readonly label: string
  readonly presets: readonly { readonly label: string; readonly range: string }[]
}

/** A filter whose options are searched on the server. */
export interface SearchFilter {
  readonly name: string
  readonly label: string
  /** one value at a time */
  readonly single: boolean
  readonly find: (q: string) => Promise<FoundOptions>
  /** names of chosen options, for when the page is opened at its address */
  readonly known: readonly Option[]
}

/** A filter from a number to a number. */
interface NumberFilter {
  readonly kind: "number"
  readonly name: string
  readonly label: string
}

export type ListFilter = Filter | DayFilter | SearchFilter | NumberFilter

/** A column of a list. */
export interface Column<Row> {
  /** the same in every language and version; needed where columns are added later */
  readonly id?: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: "end"
  /** property of the API by which the list can be ordered */
  readonly order?: string
  /** gives way where there is little room; `very`: first */
  readonly wide?: boolean | "very"
  /** where a phone shows it, which hides the others; the first column is the title */
  readonly phone?: PhonePlace
  /** hidden until it is chosen among the columns */
  readonly hidden?: boolean
}

/** What a list shows and does. */
export interface ListTableProps<Row> {
  readonly list: List
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly filters?: readonly ListFilter[]
  /** views that everybody has */
  readonly views?: readonly TableView[]
  /** false where the API does not search; without filters besides, columns cannot be chosen either */
  readonly search?: boolean
  readonly rows: readonly Row[] | undefined
  readonly count: number | undefined
  /** of the request for the rows: it says whether the count is an estimate */
  readonly response?: Pick<HTTPResponse, "headers"> | undefined
  readonly error: unknown
  readonly href?: (row: Row) => string
  readonly actions?: (row: Row) => ReactNode
  /** rows can be selected for these */
  readonly bulk?: readonly (RowChange | RowsAction)[]
  /** reads all rows that match, so that all can be selected; `allRows` makes it */
  readonly readAll?: ReadAll
  /** name of a row, for screen readers; needed with `bulk` */
  readonly rowName?: (row: Row) => string
  readonly empty: EmptyStateProps
  /** the heading of a list that is one part of a page; its columns cannot be chosen */
  readonly head?: ReactNode
}

/** A list with search, filters, order, pages, views and a choice of columns. The whole row is its link. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const {
    list,
    label,
    columns,
    filters = [],
    views,
    search = true,
    rows,
    count,
    response,
    error,
    href,
    actions,
    bulk,
    readAll,
    rowName,
    empty,
    head,
  } = props
  const { pathname } = useLocation()
  // Without them, a list has few columns, whose choice would be alone above it.
  const hasTools = search || filters.length > 0
  const retry = useRetry()
  const sharedViews = useSharedViews(tableName(pathname))
  const { actionsOf, report } = useRowChanges({ rows, rowName, href, readAll })
  const table = (
    <DataTable
      id={tableName(pathname)}
      label={label}
      state={list}
      columns={columns.map(dataColumn)}
      rows={rows}
      count={count}
      isEstimate={response?.headers["x-count"] === "estimate"}
      error={error}
      onRetry={retry}
      href={href}
      head={head}
      hasSearch={search}
      canChooseColumns={head === undefined && (hasTools || columns.some(({ hidden }) => hidden))}
      canSaveViews={hasTools}
      filters={filters.map((filter) => dataFilter<Row>(filter))}
      views={views}
      // Shared views belong to pages that are lists, not to a part of a page.
      sharedViews={head === undefined ? sharedViews : undefined}
      rowLabel={rowName}
      rowActions={actions}
      bulkActions={bulk && actionsOf(bulk)}
      canSelectAll={readAll !== undefined}
      density={densityOf(useUser())}
      empty={empty}
    />
  )
  return (
    <>
      {table}
      {report}
    </>
  )
}

function dataFilter<Row>(filter: ListFilter): DataFilter<Row> {
  const { name, label } = filter
  if ("kind" in filter) return filter
  if ("presets" in filter) return { kind: "date", name, label, presets: filter.presets }
  if ("find" in filter)
    return { name, label, options: filter.known, loadOptions: filter.find, isSingle: filter.single }
  return { name, label, options: filter.options, isSingle: filter.single }
}

function dataColumn<Row>(column: Column<Row>, index: number): DataColumn<Row> {
  const { id, header, cell, align, order, wide, phone, hidden } = column
  return {
    id: id ?? order ?? `column-${index}`,
    header,
    cell,
    align,
    sortKey: order,
    isHidden: hidden,
    phone,
    priority: wide === "very" ? "low" : wide ? "medium" : "high",
  }
}

/**
 * The name under which a person's columns and views of a page are kept: its path, with `*` for IDs. A region's page of taxes
 * and the list of all regions' taxes keep their own.
 */
function tableName(pathname: string): string {
  return pathname
    .split("/")
    .filter((part) => part !== "")
    .map((part) => (part.includes("_") ? "*" : part))
    .join("/")
}
