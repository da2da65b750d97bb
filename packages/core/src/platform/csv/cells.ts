import type { Column } from "./columns.ts"
import { restoreFormula } from "./formulas.ts"
import type { ProblemList } from "./problems.ts"
import type { Dialect, CsvRow } from "./read-csv.ts"

/** Reads the cells of one row. What cannot be read is put on the list of problems and counts as empty. */
export interface CellReader {
  readonly line: number
  text(column: Column): string | undefined
  /** a whole number that PostgreSQL's integer holds */
  integer(column: Column): number | undefined
  flag(column: Column): boolean | undefined
  /** a number with decimals */
  decimal(column: Column): number | undefined
  refuse(column: Column | undefined, message: string): void
}

const largest = 2 ** 31 - 1

/** A reader of one row. A decimal comma counts in files whose cells are not separated by commas. */
export function readCells(row: CsvRow, dialect: Dialect, problems: ProblemList): CellReader {
  const { line, cells } = row
  const refuse: CellReader["refuse"] = (column, message) =>
    problems.add(message, { line, ...(column ? { column: column.title } : {}) })
  const text = ({ index }: Column) => restoreFormula(cells[index] ?? "") || undefined
  const number = (column: Column) => {
    const word = text(column)?.trim()
    if (word === undefined || word === "") return undefined
    const plain = dialect.delimiter === "," ? word : word.replace(/^(-?\d+),(\d+)$/, "$1.$2")
    if (/^-?\d{1,15}(\.\d{1,10})?$/.test(plain)) return Number(plain)
    refuse(column, `"${short(word)}" is not a number`)
    return undefined
  }
  return {
    line,
    refuse,
    text(column) {
      const word = text(column)
      if (word === undefined || (!word.includes("\0") && word.isWellFormed())) return word
      refuse(column, "the text contains characters that cannot be stored")
      return undefined
    },
    decimal: number,
    integer(column) {
      const value = number(column)
      if (value === undefined || (Number.isInteger(value) && Math.abs(value) <= largest)) return value
      refuse(column, `"${value}" is not a whole number between -${largest} and ${largest}`)
      return undefined
    },
    flag(column) {
      const word = text(column)?.trim().toLowerCase()
      if (word === undefined || word === "") return undefined
      if (word === "true" || word === "false") return word === "true"
      refuse(column, `"${short(word)}" is neither true nor false`)
      return undefined
    },
  }
}

/**
 * Whether a row has one cell per column. Cells beyond the last column may be there when they are empty.
 * @since 0.1
 */
export function hasWidth(row: CsvRow, width: number): boolean {
  return row.cells.length >= width && row.cells.slice(width).every((cell) => cell === "")
}

function short(word: string): string {
  return word.length > 40 ? `${word.slice(0, 40)}…` : word
}
