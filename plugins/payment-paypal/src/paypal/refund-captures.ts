import { fromPayPalAmount, toPayPalAmount } from "./amounts.ts"
import type { PayPalClient } from "./client.ts"
import { PayPalError } from "./errors.ts"
import {
  capturesOf,
  refundsOf,
  retrieveOrder,
  sumOf,
  type PayPalOrder,
  type PayPalPayment,
} from "./orders.ts"

/** A refund that the store makes. */
interface Wanted {
  /** in the currency's smallest unit */
  readonly amount: number
  /** the id of the call */
  readonly id: string | undefined
}

/** A part of a refund, of one capture. */
interface Part {
  readonly capture: PayPalPayment
  readonly amount: number
  readonly requestId: string | undefined
}

/**
 * Refunds an amount of an order. If parts of the order were captured separately, each capture is refunded up to what
 * it has left. A repeated call with the same id refunds once.
 * @param order as it was stored with the payment
 */
export async function refundCaptures(
  client: PayPalClient,
  order: PayPalOrder,
  wanted: Wanted,
): Promise<void> {
  for (const { capture, amount, requestId } of await partsOf(client, order, wanted))
    await client.send({
      method: "POST",
      path: `/v2/payments/captures/${capture.id}/refund`,
      body: {
        amount: toPayPalAmount(amount, capture.amount.currency_code),
        ...(wanted.id && { custom_id: wanted.id }),
      },
      requestId,
    })
}

async function partsOf(client: PayPalClient, order: PayPalOrder, wanted: Wanted): Promise<readonly Part[]> {
  const known = capturesOf(order)
  const current = known.length === 1 ? order : await retrieveOrder(client, order.id)
  const captures = capturesOf(current)
  const [first, second] = captures
  if (!first) throw new PayPalError(422, "NOT_CAPTURED", "The order has no capture")
  // PayPal knows the id of a call for 45 days, and rejects what is too much.
  if (!second) return [{ capture: first, amount: wanted.amount, requestId: wanted.id }]
  return divide(current, captures, wanted)
}

function divide(order: PayPalOrder, captures: readonly PayPalPayment[], { amount, id }: Wanted): Part[] {
  const refunds = captures.map((capture) => refundsOf(order, capture))
  const isOfCall = ({ custom_id }: PayPalPayment) => id !== undefined && custom_id === id
  let rest = amount - sumOf(refunds.flat().filter(isOfCall))
  const parts: Part[] = []
  for (const [index, capture] of captures.entries()) {
    const left = fromPayPalAmount(capture.amount) - sumOf(refunds[index] ?? [])
    // The last one gets what is too much, which PayPal rejects with its reason.
    const part = index === captures.length - 1 ? rest : Math.min(rest, left)
    if (part > 0) parts.push({ capture, amount: part, requestId: id && `${id}-${capture.id}` })
    rest -= part
  }
  return parts
}
