import { ChevronLeft, ChevronRight, SearchX } from "lucide-react"
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { IconButton } from "../basic/button.tsx"
import { useOverflow } from "../basic/scroll-hint.ts"
import { EmptyState, Problem } from "../basic/states.tsx"
import { useTableParameters } from "../overlays/unsaved.tsx"
import { useMessages, useUi } from "../provider/provider.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import { useEngine, type Engine } from "./engine.ts"
import { pageRange, roundedCount } from "./list-state.ts"
import { currentPreferences, readPreferences, writePreferences } from "./preferences.ts"
import { useRowEvents } from "./row-events.ts"
import { phonePlaces } from "./phone-places.ts"
import { BodyRow, roles, SkeletonRows, TableHead } from "./table-rows.tsx"
import { Toolbar } from "./toolbar.tsx"
import type { DataTableProps } from "./types.ts"
import type { TableState } from "./use-table-state.ts"
import { ViewsBar } from "./views-bar.tsx"

/**
 * A table of rows from the server or from memory: search, filters, sorting, saved views, choice of columns, selection with
 * bulk actions, pages or one long virtual list. On a phone, a row has at most three lines. Its state is the address of
 * the page.
 * @since 0.1
 */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { id, label, state, rows, error, bulkActions, canSelectAll = true, filters = [] } = props
  const { errorText, messages } = useUi()
  const section = useRef<HTMLElement>(null)
  const { preferences, setPreferences } = usePreferences(props)
  const engine = useEngine(props, preferences)
  const isNarrowed = state.q !== "" || filters.some(({ name }) => state.values(name).length > 0)
  const selected = Object.keys(engine.selected)
  const isEmpty = rows !== undefined && engine.rows.length === 0
  // There is nothing to search, and nothing to save as a view.
  const hasTools = !isEmpty || isNarrowed || state.page > 1 || error != null
  useTableParameters(["q", "order", "page", ...filters.map(({ name }) => name)])
  useLastPage(state, isEmpty ? engine.count : undefined)
  return (
    <section ref={section} className="ui-card ui-table-card" aria-label={label} data-density={props.density}>
      {props.head}
      {hasTools && (
        <>
          <ViewsBar
            id={id}
            state={state}
            presets={props.views ?? []}
            shared={props.sharedViews}
            canSave={props.canSaveViews ?? true}
          />
          <Toolbar
            table={props}
            isNarrowed={isNarrowed}
            preferences={preferences}
            onPreferences={setPreferences}
          />
        </>
      )}
      {rows === undefined && error ? (
        <Problem text={errorText(error)} onRetry={props.onRetry} />
      ) : isEmpty && isNarrowed ? (
        <EmptyState icon={SearchX} title={messages.table.noMatch} text={messages.table.noMatchText} />
      ) : isEmpty ? (
        <EmptyState {...props.empty} />
      ) : (
        <Rows table={props} engine={engine} section={section} />
      )}
      {bulkActions && selected.length > 0 && (
        <BulkBar
          ids={selected}
          count={engine.count}
          isEstimate={props.isEstimate ?? false}
          actions={bulkActions}
          canSelectAll={canSelectAll}
          onClear={() => engine.setSelected({})}
          section={section}
        />
      )}
      {rows &&
        !props.isVirtual &&
        engine.rows.length > 0 &&
        !(props.head && engine.count <= state.pageSize) && (
          <Pages state={state} count={engine.count} isEstimate={props.isEstimate ?? false} />
        )}
    </section>
  )
}

/** Leads from a page that has no rows any more, such as after they were deleted, to the last one that has. */
function useLastPage(state: TableState, count: number | undefined): void {
  const correct = useEffectEvent((last: number) => {
    state.set("page", last > 1 ? String(last) : undefined, true)
  })
  const { page, pageSize } = state
  useEffect(() => {
    if (count === undefined || page === 1) return
    const last = pageRange(page, count, pageSize).pages
    if (last < page) correct(last)
  }, [count, page, pageSize])
}

const VirtualRows = lazy(async () => ({ default: (await import("./virtual-rows.tsx")).VirtualRows }))

/** What a row of a virtual table is drawn with. */
interface VirtualPlace {
  readonly index: number
  readonly measure: (element: HTMLElement | null) => void
}

interface RowsProps<Row extends { readonly id: string }> {
  readonly table: DataTableProps<Row>
  readonly engine: Engine<Row>
  readonly section: React.RefObject<HTMLElement | null>
}

function Rows<Row extends { readonly id: string }>({ table, engine, section }: RowsProps<Row>) {
  const { label, isVirtual = false, bulkActions } = table
  const messages = useMessages()
  const scroller = useRef<HTMLDivElement>(null)
  useFittingColumns(scroller, isVirtual, engine.rows, engine.columns)
  const isOverflowing = useOverflow(scroller)
  const reachVirtual = useRef<(index: number) => void>(undefined)
  const ids = useMemo(() => engine.rows.map(({ id }) => id), [engine.rows])
  const reach = useCallback((index: number) => reachVirtual.current?.(index), [])
  const toggle = useCallback((id: string) => engine.table.getRow(id).toggleSelected(), [engine.table])
  useRowEvents({ section, ids, onReach: reach, onSelect: bulkActions ? toggle : undefined })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div
      ref={scroller}
      className={isVirtual ? "ui-table-scroll ui-table-virtual" : "ui-table-scroll"}
      data-overflowing={isOverflowing || undefined}
      data-fixed
      {...(isVirtual || isOverflowing ? { tabIndex: 0, role: "group", "aria-label": label } : {})}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- grids of CSS lose the role in some browsers */}
      <table className="ui-table" role="table" aria-rowcount={isVirtual ? engine.rows.length + 1 : undefined}>
        <caption className="ui-visually-hidden">{`${label}. ${messages.table.keys}`}</caption>
        <TableHead table={table} engine={engine} />
        <tbody {...roles.rowgroup}>
          <BodyRows table={table} engine={engine} scroller={scroller} reach={reachVirtual} />
        </tbody>
      </table>
    </div>
  )
}

interface BodyRowsProps<Row extends { readonly id: string }> extends Pick<
  RowsProps<Row>,
  "table" | "engine"
> {
  readonly scroller: React.RefObject<HTMLDivElement | null>
  readonly reach: React.RefObject<((index: number) => void) | undefined>
}

function BodyRows<Row extends { readonly id: string }>(props: BodyRowsProps<Row>) {
  const { table, engine, scroller, reach } = props
  const places = phonePlaces(engine.columns)
  const loading = <SkeletonRows table={table} columns={engine.columns} places={places} />
  if (!table.rows) return loading
  const draw = (row: (typeof engine.rows)[number], place?: VirtualPlace) => (
    <BodyRow
      key={row.id}
      table={table}
      columns={engine.columns}
      places={places}
      row={row}
      isSelected={engine.selected[row.id] === true}
      {...place}
    />
  )
  if (!table.isVirtual) return engine.rows.map((row) => draw(row))
  return (
    <Suspense fallback={loading}>
      <VirtualRows
        count={engine.rows.length}
        scroller={scroller}
        reach={reach}
        draw={(index, measure) => {
          const row = engine.rows[index]
          return row && draw(row, { index, measure })
        }}
      />
    </Suspense>
  )
}

/**
 * Marks a table that is too wide for its columns, so that a style can take some of them away. What fits depends on the words
 * of the rows, so it is measured without the mark. A virtual table always has it, for its rows change while it scrolls.
 */
function useFittingColumns(
  scroller: React.RefObject<HTMLElement | null>,
  isVirtual: boolean,
  rows: unknown,
  columns: unknown,
): void {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      element.toggleAttribute("data-tight", false)
      element.toggleAttribute("data-tight", isVirtual || element.scrollWidth > element.clientWidth)
    }
    measure()
    if (isVirtual) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Words of another font have another width, and images come later than their rows.
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [scroller, isVirtual, rows, columns])
}

function usePreferences<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { id, columns, canChooseColumns = true } = props
  const { storage } = useUi()
  const [kept, setKept] = useState(() => readPreferences(storage, id))
  return {
    // Without a choice, nobody could show a hidden column again.
    preferences: currentPreferences(columns, canChooseColumns ? kept : undefined),
    setPreferences: (changed: typeof kept) => {
      setKept(changed)
      writePreferences(storage, id, changed)
    },
  }
}

function Pages(props: { state: TableState; count: number; isEstimate: boolean }) {
  const { state, count, isEstimate } = props
  const { table } = useMessages()
  const { first, last, pages } = pageRange(state.page, count, state.pageSize)
  const go = (page: number) => state.set("page", page > 1 ? String(page) : undefined)
  return (
    <footer className="ui-pages">
      <p>
        {isEstimate
          ? table.rangeOfAbout(first, last, Math.max(last, roundedCount(count)))
          : table.range(first, last, count)}
      </p>
      {pages > 1 && (
        <div className="ui-pages-buttons">
          <IconButton
            icon={ChevronLeft}
            label={table.previous}
            isBordered
            hasTooltip={false}
            className="ui-flip"
            disabled={state.page <= 1}
            onClick={() => go(state.page - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={table.next}
            isBordered
            hasTooltip={false}
            className="ui-flip"
            disabled={state.page >= pages}
            onClick={() => go(state.page + 1)}
          />
        </div>
      )}
    </footer>
  )
}
