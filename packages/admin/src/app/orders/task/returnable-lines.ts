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
> &
  Partial<Pick<ShownItem, "includes_tax" | "raw_discount_total">> & {
    readonly refundable?: number | null
    readonly tax_lines?: readonly { readonly rate: number | null }[] | null
  }

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

/** What the API refunds for some units, tax included, in smallest units. */
export function refundOfUnits(lines: readonly TaskLine[], quantities: (id: string) => number): number {
  const parts = lines.map(({ item }) => {
    const left = item.quantity - (item.returned_quantity ?? 0)
    const refundable = item.refundable ?? 0
    if (left <= 0) return 0
    // Another calculation of taxes gives another amount for all units: then each unit has the same share of it.
    if (roundedRefund(item, left) !== refundable) return (refundable / left) * quantities(item.id)
    return roundedRefund(item, quantities(item.id))
  })
  // Shares of a line are fractions whose sum may miss a whole number by the exactness of the computer.
  return Math.floor(parts.reduce((sum, part) => sum + part, 0) + 1e-6)
}

/** The refund of units of a line as the API rounds it: price and discount per unit, the tax on the units together. */
function roundedRefund(item: TaskItem, units: number): number {
  const rates = (item.tax_lines ?? []).map(({ rate }) => Math.round((rate ?? 0) * decimals))
  const rate = rates.reduce((sum, each) => sum + each, 0)
  const price = item.unit_price
  const net = item.includes_tax ? price - Math.round((price * rate) / (100 * decimals + rate)) : price
  const taxable = (net - Math.round((item.raw_discount_total ?? 0) / item.quantity)) * units
  const taxes = rates.map((each) => Math.round((taxable * each) / (100 * decimals)))
  return Math.max(
    0,
    taxes.reduce((sum, each) => sum + each, taxable),
  )
}

/** A rate in percent times this is a whole number, and whole numbers are computed without noise. */
const decimals = 1e6

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
