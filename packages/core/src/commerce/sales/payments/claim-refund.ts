import { moneyErrors } from "./money-errors.ts"
import type { LockedPayment } from "./lock-payments.ts"
import { claimCalls, type PaymentCall } from "./payment-calls.ts"
import type { StageContext } from "./payment-stages.ts"
import { reserveRefund, type RefundReason } from "./reserve-refund.ts"
import { spreadRefund } from "./rules.ts"

/** What of an order is to be paid back. */
export interface WantedRefund {
  readonly orderId: string
  /** smallest units, 0 or more */
  readonly amount: number
  readonly reason: RefundReason
  readonly note?: string | null | undefined
  /** the swap whose difference is refunded */
  readonly swapId?: string | undefined
}

/**
 * Sets a refund of an order aside and writes down what is to be asked for it. Its captured payments are used up one
 * after the other, the newest first, as in v1.
 * @param payments locked, all of the order, in the order of their ids
 * @returns the refund's id and the calls to make; "busy" while another request waits for a provider's answer
 * @throws payments.refund_beyond_captured
 * @since 0.1
 */
export async function claimRefund(
  stage: StageContext,
  payments: readonly LockedPayment[],
  wanted: WantedRefund,
): Promise<{ readonly id: string; readonly calls: readonly PaymentCall[] | "busy" }> {
  const parts = spreadRefund(payments.toReversed(), wanted.amount)
  if (!parts) throw moneyErrors.refund_beyond_captured()
  const { id, calls } = await reserveRefund(stage, { ...wanted, parts })
  return { id, calls: await claimCalls(stage.db, payments, calls) }
}
