import { useVirtualizer, type Range as VirtualRange, defaultRangeExtractor } from "@tanstack/react-virtual"
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react"
import { useOverflow } from "../basic/scroll-hint.ts"
import { useWidth } from "../basic/use-width.ts"
import { CellDraftNotice } from "./cell-draft-notice.tsx"
import { useCellDraft, withOpenCell, type DraftCell } from "./cell-draft.ts"
import { useUnsavedChanges } from "../overlays/unsaved.tsx"
import { classNames } from "../provider/class-names.ts"
import { useUi } from "../provider/provider.tsx"
import { isNumeric } from "./cells.ts"
import { parseTsv } from "./clipboard.ts"
import { GridCell } from "./grid-cell.tsx"
import { GridFooter } from "./grid-footer.tsx"
import { clearCells, handleGridKey, startEditing, type Editing } from "./grid-keys.ts"
import { arrangeColumns, columnWidth } from "./narrow-columns.ts"
import { applyEdits, emptyModel, isInside, pasteTargets, selectedArea } from "./model.ts"
import type { GridChange, GridColumn, Place } from "./types.ts"
import { useGrid, type Grid } from "./use-grid.ts"

const rowHeight = 36
/** Of `--ui-fade` in the style, in pixels. */
const fadeWidth = 28

/** Props of `DataGrid`. */
export interface DataGridProps<Row> {
  /** what is edited, for screen readers */
  readonly label: string
  /** the rows, in their order */
  readonly rows: readonly Row[]
  /** the columns, in their order */
  readonly columns: readonly GridColumn<Row>[]
  /** `id` of the row by default */
  readonly rowId?: (row: Row) => string
  /** number of first columns that stay in view while the rest scrolls; 1 by default */
  readonly fixedColumns?: number
  /** in pixels; as high as there are rows, up to 560, by default */
  readonly height?: number
  /**
   * Saves every change at once. While its promise is pending nothing can be saved; its error is shown as a toast. Without it,
   * the grid has no Save button: a form around the grid saves what `onChange` reported.
   */
  readonly onSave?: ((changes: readonly GridChange<Row>[]) => unknown) | undefined
  /** gets every change so far after each edit, and how many of them are not valid */
  readonly onChange?: ((changes: readonly GridChange<Row>[], invalid: number) => void) | undefined
  /** the text of the button that saves the changes */
  readonly saveLabel?: string
  /** keeps unsaved changes under this name, so that they survive a reload; name the page and the objects that it edits */
  readonly draftKey?: string | undefined
}

/**
 * Cells that are edited as in a spreadsheet: keyboard, ranges, copy and paste, fill down, undo. Changed and wrong cells are
 * marked; nothing is saved before `onSave`.
 * @since 0.1
 */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  // Another object gets a new grid, without the changes of the first.
  return <KeyedGrid key={props.draftKey} {...props} />
}

function KeyedGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, rows, rowId = defaultRowId, fixedColumns = 1, onSave, onChange } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const { columns, isNarrow } = useMemo(
    () => arrangeColumns(props.columns, fixedColumns, width),
    [props.columns, fixedColumns, width],
  )
  const grid = useGrid({ rows, columns, rowId })
  const [editing, setEditing] = useState<Editing>()
  const reset = () => grid.setModel((old) => ({ ...emptyModel, active: old.active, anchor: old.active }))
  const cells = withOpenCell(grid.changes, editing && grid.cellWith(editing.text))
  const draft = useGridDraft(grid, cells, onSave && props.draftKey)
  const discard = () => {
    setEditing(undefined)
    reset()
    draft.forget()
  }
  useUnsavedChanges(onSave !== undefined && cells.length > 0, discard)
  const { edits } = grid.model
  useEffect(() => {
    onChange?.(grid.changes, grid.invalid.length)
    // Rows and functions of a page are new with every drawing; only an edit is reported.
  }, [edits, rows.length])
  return (
    <div ref={frame} className="ui-grid-frame" data-narrow={isNarrow || undefined}>
      <CellDraftNotice draft={draft} nameOf={(cell) => cellName(grid, cell)} onDiscard={discard} />
      <GridBody
        grid={grid}
        editing={editing}
        setEditing={setEditing}
        label={label}
        fixedColumns={fixedColumns}
        height={props.height ?? Math.min(560, (rows.length + 1) * rowHeight + 18)}
      />
      <GridFooter
        grid={grid}
        isEditing={editing !== undefined}
        onSave={onSave}
        saveLabel={props.saveLabel}
        onDone={() => {
          reset()
          draft.markSaved()
        }}
      />
    </div>
  )
}

function defaultRowId(row: object): string {
  return "id" in row ? String(row.id) : ""
}

/** The draft of a grid that saves by itself. */
function useGridDraft<Row>(grid: Grid<Row>, cells: readonly DraftCell[], draftKey: string | undefined) {
  const { rows, columns, rowId } = grid
  return useCellDraft({
    draftKey,
    cells,
    read: (id, columnId) => {
      const row = rows.find((each) => rowId(each) === id)
      return row && columns.find((column) => column.id === columnId)?.value(row)
    },
    restore: (cells) => grid.setModel((old) => applyEdits(old, cells)),
  })
}

/** A cell by the first column of its row, and by its column. */
function cellName<Row>(grid: Grid<Row>, cell: DraftCell): string {
  const row = grid.rows.findIndex((each) => grid.rowId(each) === cell.rowId)
  const header = grid.columns.find(({ id }) => id === cell.columnId)?.header ?? cell.columnId
  return `${row < 0 ? cell.rowId : grid.textAt({ row, column: 0 })}, ${header}`
}

interface GridBodyProps<Row> {
  readonly grid: Grid<Row>
  readonly editing: Editing | undefined
  readonly setEditing: (editing: Editing | undefined) => void
  readonly label: string
  readonly fixedColumns: number
  readonly height: number
}

function GridBody<Row>(props: GridBodyProps<Row>) {
  const { grid, editing, setEditing, label, fixedColumns, height } = props
  const { messages, direction } = useUi()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  useOverflow(scroller)
  const { rows, columns, starts } = useWindow(grid, scroller, fixedColumns)
  const { active } = grid.model
  const area = selectedArea(grid.model)
  const mouse = useMouse(grid, () => {
    // The field goes before it could lose the focus.
    if (editing) grid.write([{ place: active, text: editing.text }])
    setEditing(undefined)
  })
  const done = (to?: EventTarget | null) => {
    setEditing(undefined)
    if (!to) scroller.current?.focus()
  }
  const style = (column: number): React.CSSProperties => ({
    width: grid.columns[column]?.width ?? columnWidth,
    ...(column < fixedColumns
      ? { position: "sticky", insetInlineStart: starts[column], zIndex: 1 }
      : { position: "absolute", insetInlineStart: starts[column] }),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the grid in it has the role
    <div
      ref={scroller}
      className="ui-grid"
      style={{ height }}
      data-fixed
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-describedby={`${id}help`}
      aria-rowcount={grid.size.rows + 1}
      aria-colcount={grid.size.columns}
      aria-multiselectable
      aria-activedescendant={
        editing || grid.size.rows === 0 ? undefined : `${id}${active.row}-${active.column}`
      }
      onKeyDown={(event) => {
        const pageRows = Math.floor(height / rowHeight) - 2
        handleGridKey(event, {
          grid,
          editing,
          setEditing: (next) => (next ? setEditing(next) : done()),
          isRtl: direction === "rtl",
          pageRows,
        })
      }}
      onCopy={(event) => copy(event, grid, editing)}
      onCut={(event) => {
        copy(event, grid, editing)
        if (!editing) clearCells(grid)
      }}
      onPaste={(event) => paste(event, grid, editing)}
      {...mouse((place, isTap) =>
        startEditing(grid, place, (next) => setEditing({ ...next, isSelected: isTap })),
      )}
    >
      <p id={`${id}help`} className="ui-visually-hidden" role="presentation">
        {messages.grid.help}
      </p>
      <div
        className="ui-grid-head"
        role="row"
        aria-rowindex={1}
        style={{ width: starts.at(-1), height: rowHeight }}
      >
        {columns.map((column) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={column + 1}
            className={classNames(
              "ui-grid-header",
              column < fixedColumns && "ui-grid-fixed",
              isNumeric(grid.columns[column]) && "ui-grid-end",
            )}
            style={style(column)}
          >
            {grid.columns[column]?.header}
          </div>
        ))}
      </div>
      <div
        role="rowgroup"
        className="ui-grid-rows"
        style={{ height: grid.size.rows * rowHeight, width: starts.at(-1) }}
      >
        {rows.map((row) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 2}
            className="ui-grid-row"
            style={{ transform: `translateY(${row * rowHeight}px)`, height: rowHeight, width: starts.at(-1) }}
          >
            {columns.map((column) => (
              <GridCell
                key={column}
                grid={grid}
                place={{ row, column }}
                id={`${id}${row}-${column}`}
                isActive={active.row === row && active.column === column}
                isSelected={isInside({ row, column }, area)}
                isFixed={column < fixedColumns}
                editing={editing}
                onEdit={setEditing}
                onDone={done}
                style={style(column)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The rows and columns that are drawn: those in view, the fixed ones, and the active cell's. */
function useWindow<Row>(grid: Grid<Row>, scroller: RefObject<HTMLDivElement | null>, fixedColumns: number) {
  const { active } = grid.model
  const { direction } = useUi()
  const with_ = (extra: readonly number[]) => (range: VirtualRange) =>
    [...new Set([...extra.filter((index) => index < range.count), ...defaultRangeExtractor(range)])].sort(
      (a, b) => a - b,
    )
  const rows = useVirtualizer({
    count: grid.size.rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollPaddingStart: rowHeight,
    rangeExtractor: with_([active.row]),
  })
  const widths = grid.columns.map(({ width }) => width ?? columnWidth)
  const starts = widths.reduce<number[]>((sums, width) => [...sums, (sums.at(-1) ?? 0) + width], [0])
  const columns = useVirtualizer({
    horizontal: true,
    isRtl: direction === "rtl",
    count: grid.size.columns,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index] ?? columnWidth,
    overscan: 3,
    // The cell that is typed into is beside what is faded.
    scrollPaddingStart: (starts[fixedColumns] ?? 0) + fadeWidth,
    scrollPaddingEnd: fadeWidth,
    rangeExtractor: with_([...Array.from({ length: fixedColumns }, (_, index) => index), active.column]),
  })
  // The virtualizer keeps the widths that it has measured.
  useLayoutEffect(() => columns.measure(), [columns, starts.join()])
  useEffect(() => {
    if (active.row > 0 || active.column > 0 || scroller.current?.scrollTop) {
      rows.scrollToIndex(active.row)
      if (active.column >= fixedColumns) columns.scrollToIndex(active.column)
      else columns.scrollToOffset(0)
    }
    // Only a move of the active cell scrolls.
  }, [active])
  return {
    rows: rows.getVirtualItems().map(({ index }) => index),
    columns: columns.getVirtualItems().map(({ index }) => index),
    starts,
  }
}

/** Selecting with the mouse: press, drag, Shift, and a double click to edit. A finger edits with one tap. */
function useMouse<Row>(grid: Grid<Row>, onPress: () => void) {
  const isDragging = useRef(false)
  const isTouch = useRef(false)
  const placeOf = (event: MouseEvent): Place | undefined => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=gridcell]") : null
    if (!cell || (event.target instanceof Element && event.target.closest(".ui-grid-editor, .ui-grid-touch")))
      return undefined
    return { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) }
  }
  return (edit: (place: Place, isTap: boolean) => void) => ({
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType !== "mouse"
    },
    onClick: (event: MouseEvent) => {
      const place = isTouch.current ? placeOf(event) : undefined
      if (place) edit(place, true)
    },
    onMouseDown: (event: MouseEvent) => {
      const place = placeOf(event)
      if (!place || event.button !== 0) return
      onPress()
      isDragging.current = true
      const { shiftKey } = event
      grid.setModel((old) => ({ ...old, active: place, anchor: shiftKey ? old.anchor : place }))
    },
    onMouseOver: (event: MouseEvent) => {
      if (event.buttons !== 1) isDragging.current = false
      const place = isDragging.current ? placeOf(event) : undefined
      if (place) grid.setModel((old) => ({ ...old, active: place }))
    },
    onMouseUp: () => {
      isDragging.current = false
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = isTouch.current ? undefined : placeOf(event)
      if (place) edit(place, false)
    },
  })
}

function copy<Row>(event: ClipboardEvent, grid: Grid<Row>, editing: Editing | undefined): void {
  if (editing) return
  event.preventDefault()
  event.clipboardData.setData("text/plain", grid.copy())
}

function paste<Row>(event: ClipboardEvent, grid: Grid<Row>, editing: Editing | undefined): void {
  if (editing) return
  event.preventDefault()
  const texts = parseTsv(event.clipboardData.getData("text/plain"))
  const targets = pasteTargets(texts, selectedArea(grid.model), grid.size)
  grid.write(targets)
  const last = targets.at(-1)?.place
  const first = targets[0]?.place
  if (first && last) grid.setModel((old) => ({ ...old, anchor: last, active: first }))
}
