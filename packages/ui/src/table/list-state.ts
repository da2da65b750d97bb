/**
 * What a list shows, as its address says: `?q=shirt&status=draft&order=-created_at&page=2`.
 * @since 0.1
 */
export interface ListState {
  readonly q: string
  /** a column, with `-` before it for descending */
  readonly order: string | undefined
  /** from 1 */
  readonly page: number
}

/** Reads the address of a list. */
export function readListState(search: URLSearchParams): ListState {
  const page = Number(search.get("page"))
  return {
    q: search.get("q") ?? "",
    order: search.get("order") ?? undefined,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

/**
 * The address with another value; undefined or an empty one leaves the name out. Whatever changes, the list begins at its
 * first page again, unless the page itself changes.
 */
export function withValue(
  search: URLSearchParams,
  name: string,
  value: string | readonly string[] | undefined,
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(name)
  if (name !== "page") next.delete("page")
  const values = typeof value === "string" ? [value] : (value ?? [])
  for (const each of values) if (each !== "") next.append(name, each)
  return next
}

/** What is chosen among the values that a filter has; others in the address do not count. */
export function chosenOf<Value extends string>(
  search: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value[] {
  const asked = search.getAll(name)
  return allowed.filter((value) => asked.includes(value))
}

/** The order after a click on the header of a column: ascending, descending, as at first. */
export function nextOrder(current: string | undefined, column: string): string | undefined {
  if (current === column) return `-${column}`
  return current === `-${column}` ? undefined : column
}

/** The first and last row of a page, from 1, and how many pages there are. */
export function pageRange(
  page: number,
  count: number,
  pageSize: number,
): { first: number; last: number; pages: number } {
  const first = count === 0 ? 0 : (page - 1) * pageSize + 1
  return { first, last: Math.min(page * pageSize, count), pages: Math.max(1, Math.ceil(count / pageSize)) }
}

/** The ends of a range; either may be open. */
export interface Range {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Reads a range as the address has it: `2026-01-01..2026-01-31`, `..100`, `5..`. */
export function parseRange(text: string | null | undefined): Range {
  const [from = "", to = ""] = (text ?? "").split("..")
  return { from: from === "" ? undefined : from, to: to === "" ? undefined : to }
}

/** A range as the address has it; empty where both ends are open. */
export function rangeText({ from, to }: Range): string {
  return from === undefined && to === undefined ? "" : `${from ?? ""}..${to ?? ""}`
}

/**
 * The day that an end of a date range means: itself, or of `7d` the day seven days ago where the person is.
 * @param now milliseconds since 1970
 */
export function dayOfRange(end: string | undefined, now: number): string | undefined {
  const days = /^(\d{1,5})d$/.exec(end ?? "")?.[1]
  if (days === undefined) return end
  const day = new Date(now)
  day.setDate(day.getDate() - Number(days))
  const digits = (value: number) => String(value).padStart(2, "0")
  return `${day.getFullYear()}-${digits(day.getMonth() + 1)}-${digits(day.getDate())}`
}

/** An estimated number with the two figures that it can be trusted for. */
export function roundedCount(count: number): number {
  return Number(count.toPrecision(2))
}
