import type { ShownOrder } from "../shown-order.ts"
import { editBalance, type EditBalance } from "./edit-balance.ts"
import { useOrderEdits } from "./shown-edit.ts"

const unknown: EditBalance = { due: 0, refund: 0, open: [], outside: [] }

/** What is left to settle of an order; nothing while its edits are read. */
export function useBalance(order: ShownOrder): EditBalance {
  const { edits } = useOrderEdits(order.id)
  return edits ? editBalance(order, edits) : unknown
}
