import { useEffect, useMemo, useRef, useState } from "react"
import type { CellValue } from "./types.ts"
import { useUi } from "../provider/provider.tsx"
import {
  createDraftWriter,
  dropDraft,
  flushOnLeave,
  readDraft,
  writeDraft,
  type Draft,
} from "../forms/draft.ts"

/**
 * A changed cell, as a draft keeps it.
 * @since 0.1
 */
export interface DraftCell {
  readonly rowId: string
  readonly columnId: string
  /** what it held before the person changed it */
  readonly before: CellValue
  readonly value: CellValue
}

type ReadCell = (rowId: string, columnId: string) => CellValue | undefined

/** The cells of a draft by what became of them. */
export interface SortedCells {
  /** of rows and columns that are not there, or not yet */
  readonly waiting: readonly DraftCell[]
  /** to be restored */
  readonly same: readonly DraftCell[]
  /** changed by somebody else since */
  readonly changed: readonly DraftCell[]
}

/** Sorts the cells of a draft. A cell that holds the value already needs nothing. */
export function sortCells(cells: readonly DraftCell[], read: ReadCell): SortedCells {
  const waiting: DraftCell[] = []
  const same: DraftCell[] = []
  const changed: DraftCell[] = []
  for (const cell of cells) {
    const now = read(cell.rowId, cell.columnId)
    if (now === undefined) waiting.push(cell)
    else if (Object.is(now, cell.before)) same.push(cell)
    else if (!Object.is(now, cell.value)) changed.push(cell)
  }
  return { waiting, same, changed }
}

/**
 * The changed cells as they are with what is typed into an open one: nothing that a person typed is lost.
 * @param open the cell with the text of its editor
 */
export function withOpenCell(cells: readonly DraftCell[], open: DraftCell | undefined): readonly DraftCell[] {
  if (!open) return cells
  const others = cells.filter((cell) => placeOf(cell) !== placeOf(open))
  return Object.is(open.value, open.before) ? others : [...others, open]
}

/** The cells that a draft keeps. */
export function cellsOf(draft: Draft | undefined): DraftCell[] {
  const cells = draft?.values["cells"]
  return Array.isArray(cells) ? cells.filter(isCell) : []
}

/**
 * The IDs of the rows that a draft has changes of. A page adds those that only it knew, such as rows that were not saved yet.
 * @since 0.1
 */
export function useDraftRows(draftKey: string | undefined): readonly string[] {
  const { storage } = useUi()
  const [rows] = useState(() => {
    const draft = draftKey === undefined ? undefined : readDraft(storage, draftKey, Date.now())
    return [...new Set(cellsOf(draft).map(({ rowId }) => rowId))]
  })
  return rows
}

/**
 * Options of `useCellDraft`.
 * @since 0.1
 */
export interface CellDraftOptions {
  /** names the page and the object; without it, nothing is kept. Give the component another `key` for another object. */
  readonly draftKey: string | undefined
  /** every cell that is changed now */
  readonly cells: readonly DraftCell[]
  /** what a cell held when it was loaded; undefined for one that is not there */
  readonly read: ReadCell
  /** puts values into cells */
  readonly restore: (cells: readonly DraftCell[]) => void
}

/**
 * What became of the draft of a grid.
 * @since 0.1
 */
export interface CellDraft {
  /** when the restored changes had been kept, in milliseconds since 1970; undefined where nothing was restored */
  readonly restoredAt: number | undefined
  /** cells that somebody else changed since: they were not restored */
  readonly changed: readonly DraftCell[]
  /** restores the cells that somebody else changed, too */
  readonly restoreChanged: () => void
  /** forgets the draft; the grid empties its cells itself */
  readonly forget: () => void
  /** to be called once the cells are saved; what was not restored stays */
  readonly markSaved: () => void
}

interface Found extends Omit<SortedCells, "same"> {
  readonly restoredAt: number | undefined
}

const nothing: Found = { waiting: [], changed: [], restoredAt: undefined }

/**
 * Keeps the changed cells of a grid, so that they survive a reload. A cell that somebody else changed meanwhile is not
 * restored unasked: `CellDraftNotice` says so.
 * @since 0.1
 */
export function useCellDraft({ draftKey, cells, read, restore }: CellDraftOptions): CellDraft {
  const { storage } = useUi()
  const [draft] = useState(() =>
    draftKey === undefined ? undefined : readDraft(storage, draftKey, Date.now()),
  )
  const [found, setFound] = useState<Found>(() => ({ ...nothing, waiting: cellsOf(draft) }))
  useEffect(() => {
    if (found.waiting.length === 0) return
    const { waiting, same, changed } = sortCells(found.waiting, read)
    // Rows and columns arrive one after the other.
    if (waiting.length === found.waiting.length) return
    if (same.length > 0) restore(same)
    setFound({
      waiting,
      changed: [...found.changed, ...changed],
      restoredAt: same.length > 0 ? draft?.savedAt : found.restoredAt,
    })
  })
  const forgetKept = useWriter({ draftKey, cells, found, stored: cellsOf(draft) })
  return {
    restoredAt: found.restoredAt,
    changed: found.changed,
    restoreChanged: () => {
      restore(found.changed)
      setFound({ ...found, changed: [], restoredAt: draft?.savedAt })
    },
    forget: () => {
      setFound(nothing)
      forgetKept()
    },
    markSaved: () => setFound({ ...found, restoredAt: undefined }),
  }
}

interface WriterOptions extends Pick<CellDraftOptions, "draftKey" | "cells"> {
  readonly found: Found
  /** what the storage held at first */
  readonly stored: readonly DraftCell[]
}

/** Stores the cells a moment after each change, and at once when the page is left. */
function useWriter({ draftKey, cells, found, stored }: WriterOptions): () => void {
  const { storage } = useUi()
  const last = useRef(textOf(stored))
  const befores = useRef<ReadonlyMap<string, CellValue>>(new Map())
  const writer = useMemo(
    () =>
      createDraftWriter((values) => {
        if (draftKey !== undefined) writeDraft(storage, draftKey, { values, savedAt: Date.now() })
      }),
    [storage, draftKey],
  )
  const forget = () => {
    writer.forget()
    if (draftKey !== undefined) dropDraft(storage, draftKey)
  }
  const { waiting, changed } = found
  useEffect(() => {
    if (draftKey === undefined) return
    // The page reads its rows again by and by: what a cell held first tells later whether somebody else changed it.
    const known = befores.current
    const own = cells.map((cell) => ({ ...cell, before: beforeOf(cell, known) }))
    befores.current = new Map(own.map((cell) => [placeOf(cell), cell.before]))
    const kept = [...own, ...waiting, ...changed]
    // A draft that was only restored keeps its time.
    if (textOf(kept) === last.current) return
    last.current = textOf(kept)
    if (kept.length > 0) writer.put({ cells: kept })
    else forget()
  }, [draftKey, cells, waiting, changed])
  useEffect(() => flushOnLeave(writer), [writer])
  return forget
}

const placeOf = ({ rowId, columnId }: DraftCell) => JSON.stringify([rowId, columnId])

/** The same for the same cells in another order. */
function textOf(cells: readonly DraftCell[]): string {
  return JSON.stringify(cells.map((cell) => [placeOf(cell), cell.value]).toSorted())
}

function beforeOf(cell: DraftCell, known: ReadonlyMap<string, CellValue>): CellValue {
  const before = known.get(placeOf(cell))
  return before === undefined ? cell.before : before
}

function isCell(value: unknown): value is DraftCell {
  if (typeof value !== "object" || value === null) return false
  const { rowId, columnId, before, value: own } = value as Partial<DraftCell>
  return typeof rowId === "string" && typeof columnId === "string" && isValue(before) && isValue(own)
}

function isValue(value: unknown): value is CellValue {
  return value === null || ["string", "number", "boolean"].includes(typeof value)
}
