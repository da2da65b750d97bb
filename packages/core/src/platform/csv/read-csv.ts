import Papa from "papaparse"
import { decodeText } from "./decode-text.ts"
import { CsvError, problem } from "./problems.ts"

/** One row of a file. */
export interface CsvRow {
  /** the line it begins in, counted from 1 */
  readonly line: number
  readonly cells: readonly string[]
}

/** What a file may have, so that no file takes more memory than these. */
export const csvLimits = { rowLength: 1_048_576, columns: 5_000 }

const delimiters = [",", ";", "\t", "|"]

/** The file's own dialect, told from its first line. */
export interface Dialect {
  readonly delimiter: string
  readonly newline: "\n" | "\r"
}

/**
 * Rows of a CSV file, in batches, the header first. Commas, semicolons, tabs and bars separate cells; lines end
 * with CRLF, LF or CR; empty rows are passed over. Memory stays the same however long the file is.
 * @param bytes read to the end, or canceled when the caller stops
 * @param onDialect told once, before the first row
 * @throws CsvError  for quotes that do not close, rows that are too long, text that cannot be decoded
 * @since 0.1
 */
export async function* readCsv(
  bytes: ReadableStream<Uint8Array>,
  onDialect: (dialect: Dialect) => void = () => undefined,
): AsyncGenerator<readonly CsvRow[]> {
  let dialect: Dialect | undefined
  let text = ""
  let line = 1
  // whether nothing was parsed yet: from then on no row is whole before another line ends
  let isFresh = true
  for await (const piece of decodeText(bytes)) {
    text += piece
    dialect ??= tellDialect(text, false)
    if (dialect && onDialect !== told) {
      onDialect(dialect)
      onDialect = told
    }
    if (dialect && (isFresh || piece.includes(dialect.newline))) {
      isFresh = false
      const batch = parse(text, dialect, { line, isLast: false })
      text = text.slice(batch.length)
      line = batch.line
      if (batch.rows.length > 0) yield batch.rows
    }
    if (text.length > csvLimits.rowLength) throw tooLong(line)
  }
  // At the end of a file, every text has a dialect.
  dialect ??= tellDialect(text, true)!
  onDialect(dialect)
  const { rows } = parse(text, dialect, { line, isLast: true })
  if (rows.length > 0) yield rows
}

const told = () => undefined

/** The delimiter under which the first line has most cells. */
function tellDialect(text: string, isWhole: boolean): Dialect | undefined {
  const end = /\r\n?|\n/.exec(text)
  // a CR at the very end may be half of a CRLF
  if (!isWhole && (!end || end.index + 1 >= text.length)) return undefined
  const first = text.slice(0, Math.min(end?.index ?? text.length, csvLimits.rowLength))
  const counts = delimiters.map((delimiter) => {
    const { data } = rowsOf(new Papa.Parser({ delimiter, newline: "\n" }), first)
    return { delimiter, count: data[0]?.length ?? 0 }
  })
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a))
  return { delimiter: best.delimiter, newline: end?.[0] === "\r" ? "\r" : "\n" }
}

/** Without a header, every row is a list of texts: the package's types leave it open. */
function rowsOf(parser: Papa.Parser, text: string, ignoresLast = false): Papa.ParseResult<string[]> {
  // Without a header, every row is a list of texts.
  return parser.parse(text, 0, ignoresLast) as Papa.ParseResult<string[]>
}

interface Batch {
  readonly rows: readonly CsvRow[]
  /** characters that belong to the rows */
  readonly length: number
  /** the line after them */
  readonly line: number
}

/**
 * The rows that are whole. The parser gives them out all at once: handed over one by one, V8 kept the text of them
 * for hundreds of pieces.
 */
function parse(text: string, { delimiter, newline }: Dialect, at: { line: number; isLast: boolean }): Batch {
  const parser = new Papa.Parser({ delimiter, newline })
  const { data, errors, meta } = rowsOf(parser, text, !at.isLast)
  // A row that is not whole yet may seem to have wrong quotes.
  // Without a row, the comparison is false.
  const error = errors.find(({ row }) => row! < data.length)
  const isQuoted = text.includes('"')
  const rows: CsvRow[] = []
  let { line } = at
  for (const [index, read] of data.entries()) {
    if (error?.row === index) throw new CsvError([problem(wordingOf(error), { line })])
    if (read.length > csvLimits.columns) throw tooWide(line)
    const cells = trimmed(read)
    if (cells.some((cell) => cell !== "")) rows.push({ line, cells })
    line += 1 + (isQuoted ? linesWithin(read, newline) : 0)
  }
  return { rows, length: meta.cursor, line }
}

function wordingOf({ code }: Papa.ParseError): string {
  return code === "MissingQuotes"
    ? "a quote opens here that does not close"
    : "text follows a closing quote; quotes within a cell are written twice"
}

/** Lines end with CRLF as often as with LF. */
function trimmed(cells: readonly string[]): readonly string[] {
  const last = cells.at(-1)
  return last?.endsWith("\r") ? [...cells.slice(0, -1), last.slice(0, -1)] : cells
}

/** Line ends within the cells of a row. */
function linesWithin(cells: readonly string[], newline: string): number {
  let count = 0
  for (const cell of cells)
    for (let at = cell.indexOf(newline); at >= 0; at = cell.indexOf(newline, at + 1)) count++
  return count
}

function tooLong(line: number): CsvError {
  return new CsvError([
    problem(`the row is longer than ${csvLimits.rowLength} characters; is a quote missing?`, { line }),
  ])
}

function tooWide(line: number): CsvError {
  return new CsvError([problem(`the row has more than ${csvLimits.columns} cells`, { line })])
}
