import { ScrollArea } from "@stheno/ui"
import type { ClipboardEvent, KeyboardEvent, ReactNode } from "react"
import type { Option } from "./fields.ts"
import { pastedCells, type CellChange } from "./pasted-cells.ts"
import { useIsPhone } from "./use-is-phone.ts"

/** A column of a grid. */
export interface GridColumn {
  readonly key: string
  readonly label: string
  /** `number`: figures, aligned to the end; `fixed`: figures that cannot be changed here */
  readonly kind?: "text" | "number" | "select" | "fixed"
  readonly options?: readonly Option[]
  /** `low`: on a phone, the column comes after all others */
  readonly priority?: "low"
}

/** A row of a grid. */
export interface GridRow {
  readonly key: string
  readonly label: string
  readonly lead?: ReactNode
  readonly after?: ReactNode
  readonly disabled?: boolean
}

interface EditGridProps {
  readonly label: string
  readonly corner: string
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly valueOf: (row: string, column: string) => string
  readonly problemOf?: (row: string, column: string) => string | undefined
  readonly onChange: (changes: readonly CellChange[]) => void
}

/** A grid of fields. A block of cells from a spreadsheet is pasted into several at once; Enter goes to the row below. */
export function EditGrid(props: EditGridProps) {
  const { rows } = props
  const columns = useArranged(props.columns)
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const below = rows.slice(row).filter(({ disabled }) => !disabled)
    const cells = pastedCells(
      event.clipboardData.getData("text/plain"),
      below.map(({ key }) => key),
      columns.slice(column).map(({ key }) => key),
    )
    if (!cells) return
    event.preventDefault()
    props.onChange(cells)
  }
  return (
    <ScrollArea label={props.label} keepsFirstColumn>
      <table className="table edit-grid">
        <caption className="visually-hidden">{props.label}</caption>
        <thead>
          <tr>
            <th>{props.corner}</th>
            {columns.map(({ key, label, kind }) => (
              <th key={key} className={kind === "number" || kind === "fixed" ? "cell-end" : undefined}>
                {label}
              </th>
            ))}
            {rows.some(({ after }) => after !== undefined) && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key} className={row.disabled ? "row-off" : undefined}>
              <th scope="row">
                <span className="edit-grid-name">
                  {row.lead}
                  <span>{row.label}</span>
                </span>
              </th>
              {columns.map((column, place) => (
                <td
                  key={column.key}
                  className={column.kind === "fixed" ? "cell-end edit-grid-fixed" : undefined}
                >
                  <Cell
                    column={column}
                    row={row}
                    value={props.valueOf(row.key, column.key)}
                    problem={props.problemOf?.(row.key, column.key)}
                    onPaste={(event) => paste(event, index, place)}
                    onChange={(value) => props.onChange([{ row: row.key, column: column.key, value }])}
                  />
                </td>
              ))}
              {row.after && <td className="cell-actions">{row.after}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** The columns in the order of the screen. */
function useArranged(columns: readonly GridColumn[]): readonly GridColumn[] {
  const isPhone = useIsPhone()
  const isLow = ({ priority }: GridColumn) => priority === "low"
  return isPhone ? [...columns.filter((column) => !isLow(column)), ...columns.filter(isLow)] : columns
}

function Cell(props: {
  column: GridColumn
  row: GridRow
  value: string
  problem: string | undefined
  onPaste: (event: ClipboardEvent) => void
  onChange: (value: string) => void
}) {
  const { column, row, value, problem, onPaste, onChange } = props
  if (column.kind === "fixed") return value
  const common = {
    value,
    title: problem,
    disabled: row.disabled,
    "data-column": column.key,
    "aria-label": `${row.label}, ${column.label}`,
    "aria-invalid": problem !== undefined || undefined,
  }
  if (column.kind === "select")
    return (
      <select {...common} onChange={(event) => onChange(event.target.value)}>
        {(column.options ?? []).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...common}
      type="text"
      className={column.kind === "number" ? "edit-grid-number" : undefined}
      inputMode={column.kind === "number" ? "decimal" : undefined}
      onPaste={onPaste}
      onKeyDown={goDown}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Enter and the arrows go to the same column of a neighboring row. */
function goDown(event: KeyboardEvent<HTMLInputElement>) {
  const up = event.key === "ArrowUp"
  if (!up && event.key !== "ArrowDown" && event.key !== "Enter") return
  event.preventDefault()
  const row = event.currentTarget.closest("tr")
  const next = up ? row?.previousElementSibling : row?.nextElementSibling
  next?.querySelector<HTMLElement>(`[data-column="${event.currentTarget.dataset["column"]}"]`)?.focus()
}
