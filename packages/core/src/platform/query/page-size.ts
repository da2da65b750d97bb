/** Rows that a page of a list may have at most. */
export const largestPage = 1_000

/**
 * How many rows a page is read with. v1 gave all rows for 0, and any number that was asked for: one request could keep
 * a shop busy.
 * @param wished 0 and undefined are as many as may be; as in v1, PostgreSQL rounds a fraction
 * @returns rows
 */
export function pageSize(wished: number | null | undefined): number {
  return wished ? Math.min(Math.round(wished), largestPage) : largestPage
}

/**
 * How many rows a page skips; as in v1, PostgreSQL rounds a fraction.
 * @returns rows
 */
export function pageStart(wished: number | null | undefined): number | undefined {
  return wished ? Math.round(wished) : undefined
}
