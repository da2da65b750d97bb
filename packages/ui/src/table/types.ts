import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import type { EmptyStateProps } from "../basic/states.tsx"
import type { LoadedOptions, Option } from "../forms/choice-fields.tsx"
import type { ConfirmQuestion } from "../overlays/confirm-dialog.tsx"
import type { TableState } from "./use-table-state.ts"

/**
 * A column of a `DataTable`.
 * @since 0.1
 */
export interface DataColumn<Row> {
  /** the same in every language; columns that a person hid are remembered by it */
  readonly id: string
  /** the heading of the column */
  readonly header: string
  /** renders the cell of a row */
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers */
  readonly align?: "end" | undefined
  /** property by which the API sorts; the table's address has it. With `isClientSide`, `value` sorts. */
  readonly sortKey?: string | undefined
  /** plain value of the cell, by which `isClientSide` sorts and searches */
  readonly value?: ((row: Row) => string | number | boolean | null | undefined) | undefined
  /** which columns give way where there is little room: `low` first, then `medium`; `high` stays */
  readonly priority?: "high" | "medium" | "low" | undefined
  /** hidden until a person chooses it */
  readonly isHidden?: boolean | undefined
  /**
   * where a phone shows the cell, whose rows have at most three lines: `beside` the title, which is the first column, on
   * the line `below` it, or on a line of `badges`. A phone hides the other columns. If no column has a place, the
   * columns of high priority get one.
   * @since 0.1
   */
  readonly phone?: PhonePlace | undefined
}

/**
 * Where a phone shows the cell of a column.
 * @since 0.1
 */
export type PhonePlace = "beside" | "below" | "badges"

interface FilterBase {
  /** in the address */
  readonly name: string
  readonly label: string
}

/** Chooses among values. */
export interface OptionsFilter<Row> extends FilterBase {
  readonly kind?: "options"
  readonly options?: readonly Option[]
  /** finds the options for what was typed; `options` then name values of the address, and are shown first */
  readonly loadOptions?: (q: string) => Promise<LoadedOptions>
  /** one value at a time */
  readonly isSingle?: boolean | undefined
  /** with `isClientSide`: what the row has */
  readonly value?: (row: Row) => string | readonly string[] | null | undefined
}

/** From a day to a day; the address has `2026-01-01..2026-01-31`, or `7d..` from seven days ago. */
export interface DateFilter<Row> extends FilterBase {
  readonly kind: "date"
  /** ranges that are used often, each as the address has it, e.g. `7d..` */
  readonly presets?: readonly { readonly label: string; readonly range: string }[]
  /** with `isClientSide`: an ISO date or time of the row */
  readonly value?: (row: Row) => string | null | undefined
}

/** From a number to a number; the address has `5..100`. */
export interface NumberFilter<Row> extends FilterBase {
  readonly kind: "number"
  /** amounts of this currency; the address has its smallest unit */
  readonly currency?: string
  /** with `isClientSide`: the number of the row */
  readonly value?: (row: Row) => number | null | undefined
}

/**
 * A filter of a `DataTable`.
 * @since 0.1
 */
export type DataFilter<Row> = OptionsFilter<Row> | DateFilter<Row> | NumberFilter<Row>

/**
 * The rows that a bulk action is for.
 * @since 0.1
 */
export interface Selection {
  /** the IDs of the selected rows */
  readonly ids: readonly string[]
  /** every row that matches the filters is meant, shown or not; `ids` has those that were shown */
  readonly isAll: boolean
  /** rounded when all rows are meant and their number is an estimate */
  readonly count: number
}

/**
 * Something that can be done with several rows.
 * @since 0.1
 */
export interface BulkAction {
  readonly label: string
  readonly icon?: LucideIcon
  readonly isDanger?: boolean
  /** asked before `onSelect` */
  readonly question?: (selection: Selection) => ConfirmQuestion
  /** the selection is cleared when its promise is fulfilled */
  readonly onSelect: (selection: Selection) => unknown
}

/** A name for what a table shows under an address. */
export interface TableView {
  /** what the menu of views calls it */
  readonly name: string
  /** query of the address, without `?` */
  readonly search: string
}

/**
 * Views that people share with each other, and what keeps them for everybody.
 * @since 0.1
 */
export interface SharedViews {
  /** the views that everyone sees */
  readonly views: readonly TableView[]
  /** keeps a view; one of the same name is replaced */
  readonly save: (view: TableView) => void
  /** deletes a view for everyone */
  readonly remove: (view: TableView) => void
}

/**
 * Props of `DataTable`.
 * @since 0.1
 */
export interface DataTableProps<Row extends { readonly id: string }> {
  /** the name under which columns and views are remembered */
  readonly id: string
  /** what the rows are, e.g. `Orders` */
  readonly label: string
  /** from `useTableState` */
  readonly state: TableState
  /** the columns, in their order */
  readonly columns: readonly DataColumn<Row>[]
  /** undefined while they are loaded */
  readonly rows: readonly Row[] | undefined
  /** how many match, on all pages; the number of rows by default */
  readonly count?: number | undefined
  /** `count` is an estimate: it is shown rounded, as "about" so many */
  readonly isEstimate?: boolean | undefined
  /** the error of the request, which the table shows */
  readonly error?: unknown
  /** adds a button that sends the request again */
  readonly onRetry?: (() => void) | undefined
  /** `rows` are all there are: the table searches, filters, sorts and pages by itself */
  readonly isClientSide?: boolean
  /** one long list that scrolls, instead of pages; only visible rows are drawn */
  readonly isVirtual?: boolean
  /** false leaves the search field out */
  readonly hasSearch?: boolean | undefined
  /** the filters above the table */
  readonly filters?: readonly DataFilter<Row>[] | undefined
  /** views that everybody has; a person's own come after them */
  readonly views?: readonly TableView[] | undefined
  /** false leaves saving of views out */
  readonly canSaveViews?: boolean
  /** lets a person share a view with everybody who sees the table */
  readonly sharedViews?: SharedViews | undefined
  /** false leaves the choice of columns out */
  readonly canChooseColumns?: boolean
  /** the page that a row opens; the whole row is the link */
  readonly href?: ((row: Row) => string) | undefined
  /** name of a row, for screen readers; its ID by default */
  readonly rowLabel?: ((row: Row) => string) | undefined
  /** an `ActionMenu` at the end of a row */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /** rows can be selected for these */
  readonly bulkActions?: readonly BulkAction[] | undefined
  /** offers to select every match, not only the rows of the page; false if the actions need IDs */
  readonly canSelectAll?: boolean
  /** shown if the list is empty */
  readonly empty: EmptyStateProps
  /** `compact` shows more rows on a screen; `comfortable` by default */
  readonly density?: "comfortable" | "compact" | undefined
  /** at the end of the toolbar, e.g. an export */
  readonly toolbar?: ReactNode
  /**
   * above everything, for a table that is one part of a page: its heading and buttons. The number of rows is then shown
   * only where there are several pages.
   * @since 0.1
   */
  readonly head?: ReactNode
}
