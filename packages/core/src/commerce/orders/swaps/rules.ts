import type { CommerceError } from "../../../platform/kernel/errors.ts"
import { round } from "../../../platform/kernel/money.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { swapErrors } from "./errors.ts"

/** What can be done with a swap that is not canceled, and what is said when it is. */
const actions = {
  process: "be processed",
  fulfill: "be fulfilled",
  ship: "be fulfilled as shipped",
} as const

export type SwapAction = keyof typeof actions

/**
 * Refuses what cannot be done with a swap where it stands.
 * @throws swaps.canceled, swaps.not_confirmed, swaps.already_fulfilled
 * @since 0.1
 */
export function assertAllowed(
  action: SwapAction,
  swap: Pick<Columns<"Swap">, "canceled_at" | "confirmed_at" | "fulfillment_status">,
): void {
  if (swap.canceled_at) throw swapErrors.canceled(actions[action])
  if (action === "process" && !swap.confirmed_at) throw swapErrors.not_confirmed()
  const isOpen = ["not_fulfilled", "canceled"].includes(swap.fulfillment_status)
  if (action === "fulfill" && !isOpen) throw swapErrors.already_fulfilled()
}

/** What of a swap decides whether it can be canceled. */
interface CancelableSwap extends Pick<Columns<"Swap">, "payment_status"> {
  readonly fulfillments: readonly Pick<Columns<"Fulfillment">, "canceled_at">[]
  readonly return_order: Pick<Columns<"Return">, "status"> | null
}

/**
 * Why can a swap not be canceled?
 * @returns the first reason; undefined when it can
 * @since 0.1
 */
export function cancelRefusal(swap: CancelableSwap): CommerceError | undefined {
  if (["difference_refunded", "partially_refunded", "refunded"].includes(swap.payment_status))
    return swapErrors.refunded()
  if (swap.fulfillments.some((fulfillment) => !fulfillment.canceled_at)) return swapErrors.open_fulfillments()
  if (swap.return_order && swap.return_order.status !== "canceled") return swapErrors.open_return()
  return undefined
}

/** A line with what it is taxed by and what was taken off it. */
export type TaxedLine = Pick<
  Columns<"LineItem">,
  "title" | "thumbnail" | "variant_id" | "unit_price" | "quantity" | "allow_discounts" | "includes_tax"
> &
  Partial<Pick<Columns<"LineItem">, "metadata">> & {
    readonly tax_lines: readonly Pick<Columns<"LineItemTaxLine">, "rate" | "name" | "code">[]
    readonly adjustments: readonly Pick<
      Columns<"LineItemAdjustment">,
      "amount" | "description" | "discount_id"
    >[]
  }

/** What another swap credits for units of a line. */
export interface EarlierCredit {
  readonly quantity: number
  /** parts of the discounts of the line that it subtracts; null if its credit is not known */
  readonly discounts: readonly { readonly discount_id: string | null; readonly amount: number }[] | null
}

/**
 * A line that stands for goods that come back: the customer is credited what was paid for them.
 * @param line of the order, with `tax_lines` and `adjustments`
 * @param quantity units that come back
 * @param earlier what other swaps credit for the line
 * @returns values for `line_item`, its tax lines and its adjustments; the discounts of all swaps of the line sum to the
 *   line's discount
 * @since 0.1
 */
export function creditLine(line: TaxedLine, quantity: number, earlier: readonly EarlierCredit[] = []) {
  const units = line.quantity - sum(earlier.map((credit) => credit.quantity))
  const share = (whole: number, id: string | null) => {
    const used = sum(earlier.map((credit) => subtractedBy(credit, { whole, id, units: line.quantity })))
    const rest = Math.max(0, whole - used)
    return quantity >= units ? rest : round((rest * quantity) / units)
  }
  return {
    values: {
      title: line.title,
      thumbnail: line.thumbnail,
      variant_id: line.variant_id,
      unit_price: 0 - line.unit_price,
      quantity,
      is_return: true,
      allow_discounts: line.allow_discounts,
      includes_tax: line.includes_tax,
      metadata: line.metadata ?? null,
    },
    taxLines: line.tax_lines.map(({ rate, name, code }) => ({ rate, name, code })),
    adjustments: line.adjustments.map(({ amount, description, discount_id }) => ({
      amount: 0 - share(amount, discount_id),
      description,
      discount_id,
    })),
  }
}

/** The part of a line's discount that another swap subtracts. */
function subtractedBy(
  { quantity, discounts }: EarlierCredit,
  { whole, id, units }: { readonly whole: number; readonly id: string | null; readonly units: number },
): number {
  if (!discounts) return round((whole * quantity) / units)
  return sum(discounts.filter(({ discount_id }) => discount_id === id).map(({ amount }) => amount))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
