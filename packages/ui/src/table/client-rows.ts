import { isMatch } from "../choice/fold.ts"
import { dayOfRange, parseRange } from "./list-state.ts"
import type { DataColumn, DataFilter } from "./types.ts"

/** The rows that match the search and the filters of an address, where the table has all rows. */
export function matchingRows<Row>(
  rows: readonly Row[],
  search: URLSearchParams,
  { columns, filters }: { columns: readonly DataColumn<Row>[]; filters: readonly DataFilter<Row>[] },
): readonly Row[] {
  const q = search.get("q") ?? ""
  const tests = filters.map((filter) => testOf(filter, search)).filter((test) => test !== undefined)
  if (q !== "") tests.push((row) => isMatch(textOf(row, columns), q))
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
}

function textOf<Row>(row: Row, columns: readonly DataColumn<Row>[]): string {
  return columns.map(({ value }) => String(value?.(row) ?? "")).join(" ")
}

function testOf<Row>(filter: DataFilter<Row>, search: URLSearchParams): ((row: Row) => boolean) | undefined {
  const asked = search.getAll(filter.name)
  if (asked.length === 0 || !filter.value) return undefined
  if (filter.kind === "date") return dateTest(filter.value, asked[0])
  if (filter.kind === "number") return numberTest(filter.value, asked[0])
  const { value } = filter
  return (row) => {
    const has = value(row) ?? []
    return typeof has === "string" ? asked.includes(has) : has.some((each) => asked.includes(each))
  }
}

function dateTest<Row>(value: (row: Row) => string | null | undefined, text: string | undefined) {
  const range = parseRange(text)
  const now = Date.now()
  const [from, to] = [dayOfRange(range.from, now), dayOfRange(range.to, now)]
  return (row: Row) => {
    const day = value(row)?.slice(0, 10)
    return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to)
  }
}

function numberTest<Row>(value: (row: Row) => number | null | undefined, text: string | undefined) {
  const { from, to } = parseRange(text)
  return (row: Row) => {
    const number = value(row)
    if (number == null) return false
    return (from === undefined || number >= Number(from)) && (to === undefined || number <= Number(to))
  }
}
