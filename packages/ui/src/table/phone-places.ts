import type { DataColumn, PhonePlace } from "./types.ts"

interface Placed {
  readonly align?: DataColumn<never>["align"]
  readonly priority?: DataColumn<never>["priority"]
  readonly phone?: DataColumn<never>["phone"]
}

/** Where a phone shows the cells of a column; undefined where it hides them. */
export type ShownPlace = "title" | PhonePlace | undefined

/** Cells that fit on the line below the title. */
const mostBelow = 2

/**
 * Where a phone shows the cells of columns: `title` for the first one, undefined for those that it hides. Columns that
 * name no place get one if none does: of those with high priority, the last one that is aligned at the end stands
 * beside the title, and two others below.
 */
export function phonePlaces(columns: readonly Placed[]): ShownPlace[] {
  const isChosen = columns.some(({ phone }) => phone !== undefined)
  const named = columns.map(({ phone }, index) => (index === 0 ? "title" : phone))
  if (isChosen) return named
  const isHigh = ({ priority = "high" }: Placed) => priority === "high"
  const beside = columns.findLastIndex(
    (column, index) => index > 0 && isHigh(column) && column.align === "end",
  )
  const below = columns.flatMap((column, index) =>
    index > 0 && index !== beside && isHigh(column) ? [index] : [],
  )
  return named.map((place, index) => {
    if (index === beside) return "beside"
    return below.slice(0, mostBelow).includes(index) ? "below" : place
  })
}
