import { useAdminOrder } from "@stheno/medusa-react"
import type { ShownItem, ShownOrder } from "../shown-order.ts"

/** A line of an order or of what was sent in exchange or as a replacement. */
export type TaskItem = Pick<
  ShownItem,
  | "id"
  | "title"
  | "description"
  | "thumbnail"
  | "quantity"
  | "variant_id"
  | "unit_price"
  | "fulfilled_quantity"
  | "shipped_quantity"
  | "returned_quantity"
> & { readonly refundable?: number | null }

/** A line with the units of it that can be chosen. */
export interface TaskLine {
  readonly item: TaskItem
  readonly most: number
}

interface Unit {
  readonly item_id: string
  readonly quantity: number
  readonly requested_quantity?: number | null
}

interface Back {
  readonly status: string
  readonly claim_order_id?: string | null
  readonly items?: readonly Unit[] | null
}

/** What decides about the units of an order that can come back. */
export interface ReturnSource {
  readonly items: readonly TaskItem[]
  readonly returns: readonly Back[]
  readonly claims: readonly {
    readonly canceled_at?: string | null
    readonly claim_items?: readonly Unit[]
    readonly additional_items?: readonly TaskItem[]
  }[]
  readonly swaps: readonly {
    readonly canceled_at?: string | null
    readonly additional_items?: readonly TaskItem[]
    readonly return_order?: Back | null
  }[]
}

/** The lines of an order that can come back, those that claims and exchanges sent among them. */
export function linesOf(order: ReturnSource): TaskItem[] {
  const added = [...order.swaps, ...order.claims].filter(({ canceled_at }) => !canceled_at)
  return [...order.items, ...added.flatMap(({ additional_items = [] }) => additional_items)]
}

/** Units per line that claims, returns and exchanges have used: each unit is claimed, returned or exchanged once. */
export function usedUnits(order: ReturnSource): Map<string, number> {
  const used = new Map<string, number>()
  const use = (id: string, units: number) => used.set(id, (used.get(id) ?? 0) + units)
  for (const claim of order.claims)
    if (!claim.canceled_at) for (const each of claim.claim_items ?? []) use(each.item_id, each.quantity)
  const returns = [...order.returns, ...order.swaps.flatMap(({ return_order }) => return_order ?? [])]
  for (const back of returns)
    if (back.status !== "canceled" && !back.claim_order_id)
      for (const each of back.items ?? [])
        use(each.item_id, Math.max(each.requested_quantity ?? 0, each.quantity))
  return used
}

/**
 * The lines that a return, an exchange or a claim can name, with their units.
 * @param sent which units count: those that were shipped, or (for a claim) those that were fulfilled
 */
export function selectableLines(
  order: ReturnSource,
  sent: "shipped_quantity" | "fulfilled_quantity",
): TaskLine[] {
  const used = usedUnits(order)
  return linesOf(order)
    .map((item) => {
      const gone = Math.max(item.returned_quantity ?? 0, used.get(item.id) ?? 0)
      return { item, most: Math.max(0, (item[sent] ?? 0) - gone) }
    })
    .filter(({ most }) => most > 0)
}

/** What was paid for some units, tax included: whole smallest units, as the API computes the refund of a return. */
export function refundOfUnits(lines: readonly TaskLine[], quantities: (id: string) => number): number {
  const parts = lines.map(({ item }) => {
    const left = item.quantity - (item.returned_quantity ?? 0)
    return left > 0 ? ((item.refundable ?? 0) / left) * quantities(item.id) : 0
  })
  // Shares of a line are fractions whose sum may miss a whole number by the exactness of the computer.
  return Math.floor(parts.reduce((sum, part) => sum + part, 0) + 1e-6)
}

/** An order with what its exchanges get back, which the order itself leaves out. */
export function useReturnSource(order: ShownOrder): ReturnSource | undefined {
  const { order: more } = useAdminOrder(
    order.id,
    { expand: "swaps,swaps.return_order,swaps.return_order.items", fields: "id" },
    { enabled: order.swaps.length > 0 },
  )
  if (order.swaps.length > 0 && !more) return undefined
  const backs = new Map((more?.swaps ?? []).map((swap) => [swap.id, swap.return_order]))
  return {
    ...order,
    swaps: order.swaps.map((swap) => ({ ...swap, return_order: backs.get(swap.id) ?? null })),
  }
}
