import Papa from "papaparse"
import { neutralizeFormula } from "./formulas.ts"

/** What a cell may hold. Null and undefined are empty cells. */
export type Cell = string | number | boolean | null | undefined

/**
 * One line of a file, as v1 writes them: semicolons between cells, quotes around those with a comma, a semicolon or
 * a line break, CRLF at the end. Texts that spreadsheets would run are made harmless; numbers stay numbers.
 * @source facts/csv.json, dialect
 * @since 0.1
 */
export function csvLine(cells: readonly Cell[]): string {
  const safe = cells.map((cell) => (typeof cell === "string" ? neutralizeFormula(cell) : cell))
  const quotes = safe.map((cell) => typeof cell === "string" && /[,;"\r\n]|^\s|\s$/.test(cell))
  return `${Papa.unparse([safe], { delimiter: ";", newline: "\r\n", quotes })}\r\n`
}
