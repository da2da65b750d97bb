import { Check } from "lucide-react"
import { useRef, type FocusEvent, type KeyboardEvent, type Ref } from "react"
import { useMedia } from "../basic/use-media.ts"
import { classNames } from "../provider/class-names.ts"
import { useUi } from "../provider/provider.tsx"
import { isNumeric } from "./cells.ts"
import type { Editing } from "./grid-keys.ts"
import type { Place } from "./types.ts"
import type { Grid } from "./use-grid.ts"

/** A finger, which opens a list of options with its first tap only if it meets one. */
const finger = "(pointer: coarse)"

interface GridCellProps<Row> {
  readonly grid: Grid<Row>
  readonly place: Place
  readonly id: string
  readonly isActive: boolean
  readonly isSelected: boolean
  /** whether it stays in view while the others scroll */
  readonly isFixed: boolean
  readonly editing: Editing | undefined
  readonly onEdit: (editing: Editing) => void
  /** @param to what has taken the focus; the grid takes it otherwise */
  readonly onDone: (to?: EventTarget | null) => void
  readonly style: React.CSSProperties
}

/** One cell of a grid. */
export function GridCell<Row>(props: GridCellProps<Row>) {
  const { grid, place, id, isActive, isSelected, isFixed, editing, style } = props
  const problem = grid.problemAt(place)
  const column = grid.columns[place.column]
  const isEnd = isNumeric(column)
  const isTouch = useMedia(finger)
  const isEditing = isActive && editing !== undefined
  return (
    <div
      id={id}
      role="gridcell"
      data-row={place.row}
      data-column={place.column}
      aria-colindex={place.column + 1}
      aria-selected={isSelected}
      aria-readonly={grid.isReadOnly(place) || undefined}
      aria-invalid={problem !== undefined || undefined}
      title={problem}
      className={classNames(
        "ui-grid-cell",
        isFixed && "ui-grid-fixed",
        isEnd && "ui-grid-end",
        isActive && "ui-grid-active",
        isSelected && "ui-grid-selected",
        grid.isReadOnly(place) && "ui-grid-readonly",
        grid.isChanged(place) && "ui-grid-changed",
        problem !== undefined && "ui-grid-invalid",
      )}
      style={style}
    >
      {isEditing ? <Editor {...props} editing={editing} /> : <CellContent grid={grid} place={place} />}
      {isTouch && !isEditing && column?.kind === "select" && !grid.isReadOnly(place) && (
        <Options
          grid={grid}
          place={place}
          text={grid.textAt(place)}
          className="ui-grid-touch"
          tabIndex={-1}
          onFocus={() => grid.setModel((old) => ({ ...old, active: place, anchor: place }))}
        />
      )}
      {problem !== undefined && <span className="ui-visually-hidden">{problem}</span>}
    </div>
  )
}

function CellContent<Row>({ grid, place }: { grid: Grid<Row>; place: Place }) {
  const { messages, formatMoney } = useUi()
  const column = grid.columns[place.column]
  const value = grid.valueAt(place)
  if (column?.kind === "boolean")
    return value === true ? (
      <>
        <Check size={16} aria-hidden />
        <span className="ui-visually-hidden">{messages.common.yes}</span>
      </>
    ) : (
      <span className="ui-visually-hidden">{messages.common.no}</span>
    )
  if (column?.kind === "money" && typeof value === "number")
    return formatMoney(value, column.currency ?? "usd")
  const note = grid.noteAt(place)
  return (
    <>
      <span className="ui-grid-text">{grid.textAt(place)}</span>
      {note !== undefined && <span className="ui-grid-note">{note}</span>}
    </>
  )
}

function Editor<Row>({ grid, place, editing, onEdit, onDone }: GridCellProps<Row> & { editing: Editing }) {
  const column = grid.columns[place.column]
  const label = column?.header ?? ""
  const isDiscarded = useRef(false)
  const finish = ({ relatedTarget }: FocusEvent) => {
    if (!isDiscarded.current) grid.write([{ place, text: editing.text }])
    onDone(relatedTarget)
  }
  if (column?.kind === "select")
    return (
      <Options
        grid={grid}
        place={place}
        text={editing.text}
        className="ui-grid-editor"
        ref={focusOnce}
        onChosen={onDone}
        onBlur={({ relatedTarget }) => onDone(relatedTarget)}
      />
    )
  return (
    <input
      ref={editing.isSelected ? selectOnce : focusOnce}
      className="ui-grid-editor"
      aria-label={label}
      inputMode={column?.kind === "text" ? undefined : "decimal"}
      value={editing.text}
      onChange={(event) => onEdit({ ...editing, text: event.target.value })}
      onBlur={finish}
      onKeyDown={(event) => {
        // The grid takes the focus, and with it the field would write.
        isDiscarded.current = event.key === "Escape"
        keepArrows(event)
      }}
    />
  )
}

interface OptionsProps<Row> {
  readonly grid: Grid<Row>
  readonly place: Place
  /** label of the option that is chosen */
  readonly text: string
  readonly className: string
  readonly tabIndex?: number
  readonly ref?: Ref<HTMLSelectElement>
  readonly onChosen?: () => void
  readonly onFocus?: () => void
  readonly onBlur?: (event: FocusEvent) => void
}

/** The options of a cell. */
function Options<Row>(props: OptionsProps<Row>) {
  const { grid, place, text, onChosen, ...field } = props
  const column = grid.columns[place.column]
  return (
    <select
      {...field}
      aria-label={column?.header ?? ""}
      value={column?.options?.find((option) => option.label === text)?.value ?? ""}
      onChange={(event) => {
        grid.write([{ place, text: event.target.value }])
        onChosen?.()
      }}
    >
      <option value="" />
      {column?.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Arrow keys move in the text while a cell is edited. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") event.stopPropagation()
}

function focusOnce(element: HTMLElement | null): void {
  if (element && document.activeElement !== element) element.focus()
}

function selectOnce(element: HTMLInputElement | null): void {
  if (!element || document.activeElement === element) return
  element.focus()
  element.select()
}
