import type { Columns, Relations, Selected } from "../../../platform/query/selected.ts"
import { returnErrors } from "./errors.ts"

/** What is to come back, as requests say it. */
export interface WantedReturn {
  readonly item_id: string
  readonly quantity: number
  readonly reason_id?: string | null | undefined
  readonly note?: string | null | undefined
}

/** A line of an order with what it is taxed by and what was taken off it. */
export type OrderLine = Selected<"LineItem", Relations<"tax_lines" | "adjustments">>

/** What brings lines to an order: a swap or a claim. */
interface LineOwner extends Pick<Columns<"Swap">, "canceled_at"> {
  readonly additional_items: readonly OrderLine[]
}

/** What of an order decides which lines can come back. */
export interface OrderLines {
  readonly items: readonly OrderLine[]
  readonly swaps: readonly LineOwner[]
  readonly claims: readonly LineOwner[]
}

/** A line with the units of it that come back. */
export interface ReturnLine {
  readonly line: OrderLine
  readonly wanted: WantedReturn
}

/**
 * The lines of an order that can come back: its own, and those that its swaps and claims added.
 * @since 0.1
 */
export function linesOfOrder(
  order: OrderLines,
): { readonly line: OrderLine; readonly isCanceled: boolean }[] {
  const added = [...order.swaps, ...order.claims].flatMap((owner) =>
    owner.additional_items.map((line) => ({ line, isCanceled: !!owner.canceled_at })),
  )
  return [...order.items.map((line) => ({ line, isCanceled: false })), ...added]
}

/** Units per line that claims, returns and swaps have used up. A line that is missing here has none. */
export type UsedUnits = ReadonlyMap<string, number>

/**
 * Which lines come back, in what quantities? A line that is named twice comes back once, with the units of both.
 * @param options.used units that cannot come back any more, besides those that the lines count as returned
 * @throws returns.line_not_found, returns.too_many, returns.line_canceled, returns.quantity_negative
 * @since 0.1
 */
export function returnLines(
  order: OrderLines,
  wanted: readonly WantedReturn[],
  {
    used = new Map(),
    isSwap = false,
  }: { readonly used?: UsedUnits | undefined; readonly isSwap?: boolean } = {},
): ReturnLine[] {
  const lines = new Map(linesOfOrder(order).map((entry) => [entry.line.id, entry]))
  const merged = new Map<string, WantedReturn>()
  for (const entry of wanted) {
    const before = merged.get(entry.item_id)
    if (entry.quantity < 0) throw returnErrors.quantity_negative()
    merged.set(entry.item_id, { ...before, ...entry, quantity: entry.quantity + (before?.quantity ?? 0) })
  }
  return [...merged.values()].map((entry) => {
    const found = lines.get(entry.item_id)
    if (!found) throw returnErrors.line_not_found(entry.item_id)
    if (found.isCanceled) throw returnErrors.line_canceled(isSwap)
    const gone = Math.max(found.line.returned_quantity ?? 0, used.get(entry.item_id) ?? 0)
    if (entry.quantity > found.line.quantity - gone) throw returnErrors.too_many()
    return { line: found.line, wanted: entry }
  })
}

/** A row of `return_item`, as far as receiving goes. */
export interface ReturnItem {
  readonly item_id: string
  readonly quantity: number
}

/** What a row of `return_item` becomes when the goods arrive. */
export interface ReceivedItem {
  readonly item_id: string
  /** units that arrived */
  readonly quantity: number
  /** units that were announced; null for a line that was not */
  readonly requested_quantity: number | null
  readonly received_quantity: number
  /** whether exactly what was announced arrived */
  readonly is_requested: boolean
}

/**
 * What arrived, next to what was announced.
 * @since 0.1
 */
export function receivedItems(
  announced: readonly ReturnItem[],
  arrived: readonly { readonly item_id: string; readonly quantity: number }[],
): ReceivedItem[] {
  const byId = new Map(announced.map((item) => [item.item_id, item]))
  return arrived.map(({ item_id, quantity }) => {
    const requested_quantity = byId.get(item_id)?.quantity ?? null
    const is_requested = requested_quantity === quantity
    return { item_id, quantity, requested_quantity, received_quantity: quantity, is_requested }
  })
}

/**
 * Where does an order stand after goods came back? The lines are those from before: v1 looks at them before it counts
 * what has just come back, so only a return after the last one makes an order `returned`.
 * @param lines the order's lines, before the units of this return are counted
 * @since 0.1
 */
export function statusAfterReturn(
  lines: readonly { readonly quantity: number; readonly returned_quantity?: number | null }[],
): "returned" | "partially_returned" {
  const isAll = lines.every((line) => (line.returned_quantity ?? 0) >= line.quantity)
  return isAll ? "returned" : "partially_returned"
}
