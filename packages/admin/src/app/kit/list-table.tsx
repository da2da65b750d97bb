import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Search, SearchX } from "lucide-react"
import { useRef, useState, type ComponentProps, type ReactNode } from "react"
import { Link } from "react-router-dom"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import { errorText } from "./errors.ts"
import { FilterMenu, type Filter } from "./filter-menu.tsx"
import { nextOrder, pageRange } from "./list-state.ts"
import { Empty, Problem } from "./states.tsx"
import type { List } from "./use-list.ts"

/** A column of a list. */
export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: "end"
  /** property of the API by which the list can be ordered */
  readonly order?: string
  /** left out on a phone; `very`: on a small laptop, too */
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
  readonly empty: ComponentProps<typeof Empty>
}

/** A list with search, filters, order and pages. The whole row is its link. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, filters = [], search = true, rows, error } = props
  const active = filters.filter(({ name, options }) =>
    options.some(({ value }) => list.chosen(name, [value]).length > 0),
  )
  const isNarrowed = list.q !== "" || active.length > 0
  return (
    <section className="card list" aria-label={props.label}>
      {(search || filters.length > 0) && (
        <div className="list-tools">
          {search && <SearchField list={list} label={t.list.searchIn({ what: props.label })} />}
          {filters.map((filter) => (
            <FilterMenu key={filter.name} filter={filter} list={list} />
          ))}
          {isNarrowed && (
            <Button kind="quiet" onClick={() => list.clear(["q", ...filters.map(({ name }) => name)])}>
              {t.list.clear}
            </Button>
          )}
        </div>
      )}
      {rows === undefined && error ? (
        <Problem text={errorText(error)} />
      ) : rows?.length === 0 ? (
        isNarrowed ? (
          <Empty icon={SearchX} title={t.list.noMatch} text={t.list.noMatchText} />
        ) : (
          <Empty {...props.empty} />
        )
      ) : (
        <Rows {...props} />
      )}
      {rows && rows.length > 0 && <Pages list={list} count={props.count ?? rows.length} />}
    </section>
  )
}

function SearchField({ list, label }: { list: List; label: string }) {
  const [text, setText] = useState(list.q)
  const [known, setKnown] = useState(list.q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => list.set("q", value.trim()), 180)
  }
  // Going back in history changes the address under the field.
  if (known !== list.q) {
    setKnown(list.q)
    if (text.trim() !== list.q) setText(list.q)
  }
  return (
    <div className="search-field">
      <Search size={16} aria-hidden />
      <input
        type="search"
        data-search
        value={text}
        placeholder={t.list.search}
        aria-label={label}
        onChange={(event) => search(event.target.value)}
      />
    </div>
  )
}

function Rows<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, label, columns, rows, href, actions } = props
  return (
    <div className="table-scroll">
      <table className="table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.header} column={column} list={list} />
            ))}
            {actions && (
              <th className="cell-actions">
                <span className="visually-hidden">{t.common.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <tr key={row.id} className={href ? "row-link" : undefined}>
              {columns.map((column, index) => (
                <td key={column.header} className={cellClass(column)}>
                  {index === 0 && href ? (
                    <Link to={href(row)} className="row-target">
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
              {actions && <td className="cell-actions">{actions(row)}</td>}
            </tr>
          )) ?? <Skeleton columns={columns} actions={actions !== undefined} />}
        </tbody>
      </table>
    </div>
  )
}

function HeadCell<Row>({ column, list }: { column: Column<Row>; list: List }) {
  const { header, order } = column
  if (order === undefined) return <th className={cellClass(column)}>{header}</th>
  const isRising = list.order === order
  const isFalling = list.order === `-${order}`
  return (
    <th
      className={cellClass(column)}
      aria-sort={isRising ? "ascending" : isFalling ? "descending" : undefined}
    >
      <button className="sort" onClick={() => list.set("order", nextOrder(list.order, order))}>
        {header}
        {isRising && <ArrowUp size={14} aria-hidden />}
        {isFalling && <ArrowDown size={14} aria-hidden />}
      </button>
    </th>
  )
}

function cellClass<Row>({ align, wide }: Column<Row>): string | undefined {
  return (
    [align && "cell-end", wide && "cell-wide", wide === "very" && "cell-very-wide"]
      .filter(Boolean)
      .join(" ") || undefined
  )
}

function Skeleton<Row>({ columns, actions }: { columns: readonly Column<Row>[]; actions: boolean }) {
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row} aria-hidden>
      {columns.map((column) => (
        <td key={column.header} className={cellClass(column)}>
          <span className="skeleton" />
        </td>
      ))}
      {actions && <td />}
    </tr>
  ))
}

function Pages({ list, count }: { list: List; count: number }) {
  const { first, last, pages } = pageRange(list.page, count)
  const go = (page: number) => list.set("page", page > 1 ? String(page) : undefined)
  return (
    <footer className="pages">
      <p>{t.list.range({ first, last, count })}</p>
      {pages > 1 && (
        <div className="pages-buttons">
          <button
            className="icon-button bordered"
            aria-label={t.list.previous}
            disabled={list.page <= 1}
            onClick={() => go(list.page - 1)}
          >
            <ChevronLeft size={18} aria-hidden />
          </button>
          <button
            className="icon-button bordered"
            aria-label={t.list.next}
            disabled={list.page >= pages}
            onClick={() => go(list.page + 1)}
          >
            <ChevronRight size={18} aria-hidden />
          </button>
        </div>
      )}
    </footer>
  )
}
