import type { CommerceError } from "../../../platform/kernel/errors.ts"
import { round } from "../../../platform/kernel/money.ts"
import type { Row } from "../../../platform/query/fetch.ts"
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
export function assertAllowed(action: SwapAction, swap: Row): void {
  if (swap.canceled_at) throw swapErrors.canceled(actions[action])
  if (action === "process" && !swap.confirmed_at) throw swapErrors.not_confirmed()
  const isOpen = ["not_fulfilled", "canceled"].includes(swap.fulfillment_status as string)
  if (action === "fulfill" && !isOpen) throw swapErrors.already_fulfilled()
}

/**
 * Why can a swap not be canceled?
 * @param swap with `fulfillments` and `return_order`
 * @returns the first reason; undefined when it can
 * @since 0.1
 */
export function cancelRefusal(swap: Row): CommerceError | undefined {
  if (["difference_refunded", "partially_refunded", "refunded"].includes(swap.payment_status as string))
    return swapErrors.refunded()
  if ((swap.fulfillments as Row[]).some((fulfillment) => !fulfillment.canceled_at))
    return swapErrors.open_fulfillments()
  if (swap.return_order && swap.return_order.status !== "canceled") return swapErrors.open_return()
  return undefined
}

/**
 * A line that stands for goods that come back: the customer is credited what was paid for them.
 * @param line of the order, with `tax_lines` and `adjustments`
 * @param quantity units that come back
 * @returns values for `line_item`, its tax lines and its adjustments; discounts count per unit, rounded
 * @since 0.1
 */
export function creditLine(line: Row, quantity: number) {
  const share = (amount: number) => round(amount / line.quantity) * quantity
  return {
    values: {
      title: line.title as string,
      thumbnail: line.thumbnail as string | null,
      variant_id: line.variant_id as string | null,
      unit_price: 0 - (line.unit_price as number),
      quantity,
      is_return: true,
      allow_discounts: line.allow_discounts as boolean,
      includes_tax: line.includes_tax as boolean,
      metadata: (line.metadata ?? {}) as Row,
    },
    taxLines: (line.tax_lines as Row[]).map(({ rate, name, code }) => ({ rate, name, code })),
    adjustments: (line.adjustments as Row[]).map(({ amount, description, discount_id }) => ({
      amount: 0 - share(amount as number),
      description,
      discount_id,
    })),
  }
}
