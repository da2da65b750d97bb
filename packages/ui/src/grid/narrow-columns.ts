import { phoneWidth } from "../basic/use-width.ts"
import type { GridColumn } from "./types.ts"

/** Width of a column that names none. */
export const columnWidth = 140

/** What the fixed columns may take of a phone, and what they need to be read. */
const fixedShare = 0.36
const leastFixed = 100

/** The columns as a grid draws them. */
export interface ArrangedColumns<Row> {
  readonly columns: readonly GridColumn<Row>[]
  readonly isNarrow: boolean
}

/**
 * The columns for the width of a grid. On a phone the fixed columns leave most of it to the others, and columns of
 * low priority come last.
 */
export function arrangeColumns<Row>(
  columns: readonly GridColumn<Row>[],
  fixedColumns: number,
  width: number | undefined,
): ArrangedColumns<Row> {
  if (width === undefined || width >= phoneWidth) return { columns, isNarrow: false }
  const most = Math.max(leastFixed, Math.floor((width * fixedShare) / Math.max(1, fixedColumns)))
  const fixed = columns
    .slice(0, fixedColumns)
    .map((column) => ({ ...column, width: Math.min(column.width ?? columnWidth, most) }))
  const others = columns.slice(fixedColumns)
  const isLow = ({ priority }: GridColumn<Row>) => priority === "low"
  return {
    columns: [...fixed, ...others.filter((column) => !isLow(column)), ...others.filter(isLow)],
    isNarrow: true,
  }
}
