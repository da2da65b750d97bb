import type { Area, CellValue, Place } from "./types.ts"

/** An edit of one cell; without `value` the cell is as it was at first. */
export interface Edit {
  readonly rowId: string
  readonly columnId: string
  readonly value: CellValue | undefined
}

/** Edits by row and column. */
export type Edits = ReadonlyMap<string, ReadonlyMap<string, CellValue>>

/** What a grid knows besides its rows. */
export interface GridModel {
  readonly active: Place
  /** the other corner of the selection */
  readonly anchor: Place
  readonly edits: Edits
  /** what undoing puts back, the newest last */
  readonly past: readonly (readonly Edit[])[]
  readonly future: readonly (readonly Edit[])[]
}

/** A grid in which nothing has happened. */
export const emptyModel: GridModel = {
  active: { row: 0, column: 0 },
  anchor: { row: 0, column: 0 },
  edits: new Map(),
  past: [],
  future: [],
}

/** The selected cells. */
export function selectedArea({ active, anchor }: Pick<GridModel, "active" | "anchor">): Area {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  }
}

/** Whether a place is in an area. */
export function isInside({ row, column }: Place, area: Area): boolean {
  return row >= area.top && row <= area.bottom && column >= area.left && column <= area.right
}

/** A step from a place, kept within the grid. */
export function movePlace(from: Place, by: Place, size: { rows: number; columns: number }): Place {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return { row: within(from.row + by.row, size.rows), column: within(from.column + by.column, size.columns) }
}

/** The model with edits, which can be undone together. */
export function applyEdits(model: GridModel, given: readonly Edit[]): GridModel {
  // Leaving a cell writes what Enter has written already.
  const edits = given.filter(
    ({ rowId, columnId, value }) => !Object.is(editedValue(model.edits, rowId, columnId), value),
  )
  if (edits.length === 0) return model
  return {
    ...model,
    edits: withEdits(model.edits, edits),
    past: [...model.past, inverse(model, edits)],
    future: [],
  }
}

/** The model before its last edits. */
export function undo(model: GridModel): GridModel {
  const edits = model.past.at(-1)
  if (!edits) return model
  return {
    ...model,
    edits: withEdits(model.edits, edits),
    past: model.past.slice(0, -1),
    future: [...model.future, inverse(model, edits)],
  }
}

/** The model with the edits that were undone last. */
export function redo(model: GridModel): GridModel {
  const edits = model.future.at(-1)
  if (!edits) return model
  return {
    ...model,
    edits: withEdits(model.edits, edits),
    past: [...model.past, inverse(model, edits)],
    future: model.future.slice(0, -1),
  }
}

/** The value of an edited cell; undefined for one that was not edited. */
export function editedValue(edits: Edits, rowId: string, columnId: string): CellValue | undefined {
  return edits.get(rowId)?.get(columnId)
}

/**
 * Where pasted texts go: from the upper left corner of the selection. One text fills the whole selection, and a selection
 * that is a multiple of what was copied is filled by repeating it.
 */
export function pasteTargets(
  texts: readonly (readonly string[])[],
  area: Area,
  size: { rows: number; columns: number },
): { readonly place: Place; readonly text: string }[] {
  const height = texts.length
  const width = Math.max(...texts.map((row) => row.length))
  const areaHeight = area.bottom - area.top + 1
  const areaWidth = area.right - area.left + 1
  const rows = areaHeight % height === 0 ? Math.max(height, areaHeight) : height
  const columns = areaWidth % width === 0 ? Math.max(width, areaWidth) : width
  const targets: { place: Place; text: string }[] = []
  for (let row = 0; row < rows && area.top + row < size.rows; row++)
    for (let column = 0; column < columns && area.left + column < size.columns; column++) {
      const text = texts[row % height]?.[column % width]
      if (text !== undefined)
        targets.push({ place: { row: area.top + row, column: area.left + column }, text })
    }
  return targets
}

function withEdits(old: Edits, edits: readonly Edit[]): Edits {
  const next = new Map(old)
  for (const { rowId, columnId, value } of edits) {
    const cells = new Map(next.get(rowId))
    if (value === undefined) cells.delete(columnId)
    else cells.set(columnId, value)
    if (cells.size > 0) next.set(rowId, cells)
    else next.delete(rowId)
  }
  return next
}

function inverse(model: GridModel, edits: readonly Edit[]): readonly Edit[] {
  return edits.map(({ rowId, columnId }) => ({
    rowId,
    columnId,
    value: editedValue(model.edits, rowId, columnId),
  }))
}
