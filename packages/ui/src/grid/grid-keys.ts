import type { KeyboardEvent } from "react"
import { movePlace, redo, selectedArea, undo } from "./model.ts"
import type { Area, Place } from "./types.ts"
import type { Grid } from "./use-grid.ts"

/** What a cell is being edited to; undefined while none is edited. */
export interface Editing {
  readonly text: string
  /** what is typed replaces the text */
  readonly isSelected?: boolean
}

interface KeysInput<Row> {
  readonly grid: Grid<Row>
  readonly editing: Editing | undefined
  readonly setEditing: (editing: Editing | undefined) => void
  readonly isRtl: boolean
  /** rows that a page key moves by */
  readonly pageRows: number
}

const arrows: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** What a key does in a grid. */
export function handleGridKey<Row>(event: KeyboardEvent, input: KeysInput<Row>): void {
  const isDone = input.editing
    ? editingKey(event, input)
    : shortcut(event, input) || moving(event, input) || acting(event, input)
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation()
}

function editingKey<Row>(event: KeyboardEvent, { grid, editing, setEditing }: KeysInput<Row>): boolean {
  if (event.key === "Escape") {
    setEditing(undefined)
    return true
  }
  if (event.key !== "Enter" && event.key !== "Tab") return false
  grid.write([{ place: grid.model.active, text: editing?.text ?? "" }])
  setEditing(undefined)
  const step = event.shiftKey ? -1 : 1
  go(grid, event.key === "Enter" ? { row: step, column: 0 } : { row: 0, column: step })
  return true
}

function shortcut<Row>(event: KeyboardEvent, { grid }: KeysInput<Row>): boolean {
  if (!event.ctrlKey && !event.metaKey) return false
  const { rows, columns } = grid.size
  switch (event.key.toLowerCase()) {
    case "z":
      grid.setModel(event.shiftKey ? redo : undo)
      return true
    case "y":
      grid.setModel(redo)
      return true
    case "d":
      fillDown(grid)
      return true
    case "a":
      grid.setModel((old) => ({
        ...old,
        anchor: { row: 0, column: 0 },
        active: { row: rows - 1, column: columns - 1 },
      }))
      return true
    case "home":
      grid.setModel((old) => ({ ...old, anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } }))
      return true
    case "end": {
      const active = { row: rows - 1, column: columns - 1 }
      grid.setModel((old) => ({ ...old, anchor: active, active }))
      return true
    }
    default:
      return false
  }
}

function moving<Row>(event: KeyboardEvent, { grid, isRtl, pageRows }: KeysInput<Row>): boolean {
  const { key, shiftKey } = event
  const { columns } = grid.size
  const arrow = arrows[key]
  // `0 * -1` is `-0`, which is a step of nothing as well.
  if (arrow) return go(grid, { row: arrow.row, column: isRtl ? -arrow.column : arrow.column }, shiftKey)
  if (key === "PageDown") return go(grid, { row: pageRows, column: 0 }, shiftKey)
  if (key === "PageUp") return go(grid, { row: -pageRows, column: 0 }, shiftKey)
  if (key === "Home") return go(grid, { row: 0, column: -columns }, shiftKey)
  if (key === "End") return go(grid, { row: 0, column: columns }, shiftKey)
  if (key !== "Tab") return false
  // At the last cell, Tab leaves the grid.
  const { active } = grid.model
  const next = movePlace(active, { row: 0, column: shiftKey ? -1 : 1 }, grid.size)
  return next.column !== active.column && go(grid, { row: 0, column: shiftKey ? -1 : 1 })
}

function acting<Row>(event: KeyboardEvent, { grid, setEditing }: KeysInput<Row>): boolean {
  const { active } = grid.model
  const column = grid.columns[active.column]
  const canEdit = column !== undefined && !grid.isReadOnly(active)
  if (event.key === "Delete" || event.key === "Backspace") {
    clearCells(grid)
    return true
  }
  if (!canEdit) return event.key === "Enter"
  const starts = column.kind === "boolean" ? [" ", "Enter"] : ["Enter", "F2"]
  if (starts.includes(event.key)) {
    startEditing(grid, active, setEditing)
    return true
  }
  if (column.kind === "boolean") return false
  if ([...event.key].length !== 1 || event.altKey || event.ctrlKey || event.metaKey) return false
  setEditing({ text: column.kind === "select" ? grid.textAt(active) : event.key })
  return true
}

/** Edits a cell that can be edited. One that is on or off changes at once. */
export function startEditing<Row>(
  grid: Grid<Row>,
  place: Place,
  setEditing: (editing: Editing) => void,
): void {
  if (grid.isReadOnly(place)) return
  if (grid.columns[place.column]?.kind === "boolean")
    grid.write([{ place, text: String(grid.valueAt(place) !== true) }])
  else setEditing({ text: grid.textAt(place) })
}

/** Moves the active cell; with the anchor, unless the selection grows. */
export function go<Row>(grid: Grid<Row>, by: Place, isSelecting = false): true {
  grid.setModel((old) => {
    const active = movePlace(old.active, by, grid.size)
    return { ...old, active, anchor: isSelecting ? old.anchor : active }
  })
  return true
}

/** Empties the selected cells. */
export function clearCells<Row>(grid: Grid<Row>): void {
  grid.write(placesOf(selectedArea(grid.model)).map((place) => ({ place, text: "" })))
}

/**
 * Every selected cell takes the value of the first one above it.
 * @param toEnd whether one selected row fills all rows below it: a finger selects no more than that
 */
export function fillDown<Row>(grid: Grid<Row>, toEnd = false): void {
  const { top, ...rest } = selectedArea(grid.model)
  const bottom = toEnd && rest.bottom === top ? grid.size.rows - 1 : rest.bottom
  grid.write(
    placesOf({ ...rest, top: top + 1, bottom }).map((place) => ({
      place,
      text: grid.textAt({ row: top, column: place.column }),
    })),
  )
}

function placesOf({ top, bottom, left, right }: Area): Place[] {
  const places: Place[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ row, column })
  return places
}
