/**
 * The row that a dialog was opened with, as the page has it now: a form that is reloaded starts over with it.
 * @param opened stays while the page has no such row
 */
export function rowNow<Row extends { readonly id: string }>(rows: readonly Row[], opened: Row): Row {
  return rows.find(({ id }) => id === opened.id) ?? opened
}
