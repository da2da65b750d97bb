import { parseTsv } from "@stheno/ui/grid"

/** A CSV file: the titles of its columns, and its rows. */
interface CsvTable {
  readonly titles: readonly string[]
  readonly lines: readonly (readonly string[])[]
}

/** Reads the text of a CSV file. As the server does, it goes by the first line to find the delimiter. */
export function csvTable(text: string): CsvTable {
  const source = text.replace(/^\uFEFF/, "")
  const [titles = [], ...lines] = parseTsv(source, delimiterOf(source))
  return { titles, lines: lines.filter((cells) => cells.some((cell) => cell.trim() !== "")) }
}

const delimiters = [",", ";", "\t", "|"]

/** The delimiter under which the first line has the most cells. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split(/\r\n?|\n/, 1)
  const counts = delimiters.map((delimiter) => ({
    delimiter,
    count: parseTsv(first, delimiter)[0]?.length ?? 0,
  }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter
}

/**
 * The first rows of a CSV file, with the columns in which they have values.
 * @param text of the whole file; no more of it is read than these rows can need
 */
export function firstRows(text: string, count: number): CsvTable {
  const isCut = text.length > longestStart
  const { titles, lines } = csvTable(text.slice(0, longestStart))
  // The last row of a text that was cut may lack its end. A single row is better than none.
  const whole = isCut && lines.length > 1 ? lines.slice(0, -1) : lines
  const shown = whole.slice(0, count)
  const used = titles.flatMap((_, index) =>
    shown.some((cells) => (cells[index] ?? "").trim() !== "") ? [index] : [],
  )
  const pick = (cells: readonly string[]) => used.map((index) => cells[index] ?? "")
  return { titles: pick(titles), lines: shown.map(pick) }
}

const longestStart = 200_000
