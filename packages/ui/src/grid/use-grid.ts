import { useMemo, useState } from "react"
import { useUi } from "../provider/provider.tsx"
import { cellText, parseCell, type CellTexts, type ParsedCell } from "./cells.ts"
import { formatTsv } from "./clipboard.ts"
import { applyEdits, editedValue, emptyModel, selectedArea, type Edit, type GridModel } from "./model.ts"
import type { CellValue, GridChange, GridColumn, Place } from "./types.ts"

interface GridInput<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly GridColumn<Row>[]
  readonly rowId: (row: Row) => string
}

/** A grid with its rows: what each cell holds, and what changes it. */
export interface Grid<Row> extends GridInput<Row> {
  readonly model: GridModel
  readonly setModel: (change: (model: GridModel) => GridModel) => void
  readonly size: { readonly rows: number; readonly columns: number }
  valueAt(place: Place): CellValue
  textAt(place: Place): string
  /** the second line on a phone */
  noteAt(place: Place): string | undefined
  problemAt(place: Place): string | undefined
  isReadOnly(place: Place): boolean
  isChanged(place: Place): boolean
  /** puts texts into cells; read-only cells keep what they have */
  write(texts: readonly { readonly place: Place; readonly text: string }[]): void
  /** the active cell, if a text was written into it; undefined where it cannot be */
  cellWith(text: string): GridChange<Row> | undefined
  /** the selected cells, for the clipboard */
  copy(): string
  readonly changes: readonly GridChange<Row>[]
  /** changed cells that are wrong */
  readonly invalid: readonly Place[]
}

/** The state of a grid. */
export function useGrid<Row>(input: GridInput<Row>): Grid<Row> {
  const { rows, columns, rowId } = input
  const [model, setModel] = useState(emptyModel)
  const texts = useCellTexts()
  const at = ({ row, column }: Place) => ({ row: rows[row], column: columns[column] })
  const parsedAt = (place: Place): ParsedCell & { isChanged: boolean } => {
    const { row, column } = at(place)
    if (row === undefined || !column) return { value: null, isChanged: false }
    const edited = editedValue(model.edits, rowId(row), column.id)
    if (edited === undefined) return { value: column.value(row), isChanged: false }
    return { ...judge(edited, { row, column, texts }), isChanged: !Object.is(edited, column.value(row)) }
  }
  const isReadOnly = (place: Place) => {
    const { row, column } = at(place)
    if (row === undefined || !column) return true
    return typeof column.isReadOnly === "function" ? column.isReadOnly(row) : column.isReadOnly === true
  }
  const textAt = (place: Place) => {
    const { column } = at(place)
    return column ? cellText(parsedAt(place).value, column, texts) : ""
  }
  const written = (place: Place, text: string): GridChange<Row> | undefined => {
    const { row, column } = at(place)
    if (row === undefined || !column || isReadOnly(place)) return undefined
    const { value } = parseCell(text, column, texts)
    return { row, rowId: rowId(row), columnId: column.id, before: column.value(row), value }
  }
  const write: Grid<Row>["write"] = (cells) => {
    const edits = cells.flatMap(({ place, text }) => written(place, text) ?? []).map(editOf)
    setModel((old) => applyEdits(old, edits))
  }
  const { changes, invalid } = useChanges(input, model, texts)
  return {
    ...input,
    model,
    setModel,
    size: { rows: rows.length, columns: columns.length },
    valueAt: (place) => parsedAt(place).value,
    textAt,
    noteAt: (place) => {
      const { row, column } = at(place)
      if (row === undefined) return undefined
      const valueOf = (columnId: string) =>
        parsedAt({ row: place.row, column: columns.findIndex(({ id }) => id === columnId) }).value
      return column?.note?.(row, valueOf)
    },
    problemAt: (place) => parsedAt(place).problem,
    isReadOnly,
    isChanged: (place) => parsedAt(place).isChanged,
    write,
    cellWith: (text) => written(model.active, text),
    copy: () => formatTsv(textsOf(selectedArea(model), textAt)),
    changes,
    invalid,
  }
}

/** A cell that is as it was at first has no edit. */
function editOf({ rowId, columnId, before, value }: GridChange<unknown>): Edit {
  return { rowId, columnId, value: Object.is(value, before) ? undefined : value }
}

/** The texts of an area, row by row. */
function textsOf(
  { top, bottom, left, right }: ReturnType<typeof selectedArea>,
  textAt: (place: Place) => string,
): string[][] {
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return span(top, bottom).map((row) => span(left, right).map((column) => textAt({ row, column })))
}

/** Every changed cell, and the invalid ones among them. */
function useChanges<Row>({ rows, columns, rowId }: GridInput<Row>, model: GridModel, texts: CellTexts) {
  return useMemo(() => {
    const changes: GridChange<Row>[] = []
    const invalid: Place[] = []
    if (model.edits.size === 0) return { changes, invalid }
    rows.forEach((row, index) => {
      const edited = model.edits.get(rowId(row))
      for (const [columnId, value] of edited ?? []) {
        const place = columns.findIndex(({ id }) => id === columnId)
        const column = columns[place]
        if (!column) continue
        changes.push({ row, rowId: rowId(row), columnId, before: column.value(row), value })
        if (judge(value, { row, column, texts }).problem !== undefined)
          invalid.push({ row: index, column: place })
      }
    })
    return { changes, invalid }
    // Columns are written in place; what they read of a row does not change.
  }, [rows, model.edits])
}

/** What is wrong with an edited value. A text in a cell for numbers is one that could not be read. */
function judge<Row>(
  value: CellValue,
  { row, column, texts }: { row: Row; column: GridColumn<Row>; texts: CellTexts },
): ParsedCell {
  const isText = typeof value === "string" || value === null
  const parsed = isText ? parseCell(value ?? "", column, texts) : { value }
  const problem = parsed.problem ?? column.validate?.(parsed.value, row)
  return problem === undefined ? { value } : { value, problem }
}

/** The texts and digits that reading a cell depends on. */
export function useCellTexts(): CellTexts {
  const { messages, currencyDigits } = useUi()
  return useMemo(
    () => ({
      currencyDigits,
      required: messages.form.required,
      number: messages.form.number,
      money: messages.form.money,
      notAllowed: messages.grid.notAllowed,
    }),
    [messages, currencyDigits],
  )
}
