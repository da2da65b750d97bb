import Papa from "papaparse"
import { neutralizeFormula } from "./formulas.ts"

/** What a cell may hold. Null and undefined are empty cells. */
export type Cell = string | number | boolean | null | undefined

/**
 * One line of a file, as v1 writes them: semicolons between cells, quotes around those that need them, CRLF at the
 * end. Texts that spreadsheets would run are made harmless; numbers stay numbers.
 * @param options.quotesCommas cells with a comma count among those that need quotes
 * @source facts/csv.json, dialect
 * @since 0.1
 */
export function csvLine(cells: readonly Cell[], options: { readonly quotesCommas: boolean }): string {
  const special = options.quotesCommas ? /[,;"\r\n]|^\s|\s$/ : /[;"\r\n]|^\s|\s$/
  const safe = cells.map((cell) => (typeof cell === "string" ? neutralizeFormula(cell) : cell))
  const quotes = safe.map((cell) => typeof cell === "string" && special.test(cell))
  return `${Papa.unparse([safe], { delimiter: ";", newline: "\r\n", quotes })}\r\n`
}
