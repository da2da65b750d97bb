/** A line of the order as it is, and as the edit has it. */
export interface EditedLine {
  readonly id: string
  readonly variant_id: string | null
  readonly quantity: number
  readonly fulfilled_quantity: number | null
  /** the order's line that it replaces; null when it is new */
  readonly original: { readonly id: string; readonly quantity: number } | null
  /** units of the variant that are promised to the original */
  readonly reserved: number
}

/** What is to happen to the units promised to the lines of an order. */
export interface ReservationPlan {
  /** lines that take over the reservations of their originals */
  readonly moved: readonly { readonly from: string; readonly to: string }[]
  /** units to give back, per line */
  readonly released: readonly { readonly line: EditedLine; readonly quantity: number }[]
  /** units to promise, per line */
  readonly reserved: readonly { readonly line: EditedLine; readonly quantity: number }[]
}

/**
 * How do reservations follow an edit? What is promised stays promised, also beyond what is in stock; only units
 * that the edit adds are asked of the stock, and only units that no line needs any more are given back.
 * @since 0.1
 */
export function planReservations(lines: readonly EditedLine[]): ReservationPlan {
  const kept = lines.filter((line) => line.original !== null)
  const open = (line: EditedLine) => Math.max(0, line.quantity - (line.fulfilled_quantity ?? 0))
  const amount = (line: EditedLine, quantity: number) => (quantity > 0 ? [{ line, quantity }] : [])
  const added = (line: EditedLine) => line.quantity - (line.original?.quantity ?? 0)
  // Units packed without a stock location leave their reservation behind: new units use that first.
  const missing = (line: EditedLine) => Math.max(0, open(line) - line.reserved)
  return {
    // `kept` are those with an original.
    moved: kept.map((line) => ({ from: line.original!.id, to: line.id })),
    released: kept.flatMap((line) => amount(line, line.reserved - open(line))),
    reserved: lines.flatMap((line) => amount(line, Math.min(added(line), missing(line)))),
  }
}
