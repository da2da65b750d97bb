import type { Context } from "../../../platform/http/operation.ts"
import {
  announceRefunds,
  assertWhole,
  capturesOf,
  claimCalls,
  claimRefund,
  firstError,
  inPaymentStages,
  lockPaymentsOfSwap,
  recordOutcomes,
  refundsOf,
  type CallOutcome,
  type PaymentCall,
  type StageContext,
} from "../../sales/payments/index.ts"
import { lockOrderOfSwap, lockSwap, setSwapStatus } from "./lock-swap.ts"
import { assertAllowed } from "./rules.ts"
import { refundsOfSwap } from "./swap-refunds.ts"

/**
 * Processes the difference of a confirmed swap: captures what the customer owes, or refunds what the store owes.
 * A second request, also at the same time or after a crash, captures and refunds nothing more. If the payment provider
 * rejects the call, the swap's payment status becomes `requires_action`; the next request refunds what is left.
 * @throws swaps.not_found, swaps.not_in_order, swaps.canceled, swaps.not_confirmed, payments.refund_beyond_captured;
 *   payments.already_captured if an earlier request, whose response was lost, had captured a part
 * @locks order, payments, swap; nothing while providers are asked
 * @emits swap.payment_captured, swap.payment_capture_failed, swap.refund_processed, swap.process_refund_failed,
 *   order.refund_created
 * @since 0.1
 */
export async function processDifference(context: Context, orderId: string, id: string): Promise<void> {
  const recorded = await inPaymentStages(context, {
    begin: (stage) => begin(stage, orderId, id),
    end: (stage, outcomes) => concludeDifference(stage, { orderId, id }, outcomes),
  })
  assertWhole(recorded.filter(({ call }) => call.kind === "capture"))
}

async function begin(
  stage: StageContext,
  orderId: string,
  id: string,
): Promise<readonly PaymentCall[] | "busy"> {
  const { db } = stage
  await lockOrderOfSwap(db, orderId, id)
  const payments = await lockPaymentsOfSwap(db, { orderId, id })
  const swap = await lockSwap(db, orderId, id)
  assertAllowed("process", swap)
  const due = swap.difference_due ?? 0
  const own = payments.filter((payment) => payment.swap_id === id)
  if (due > 0) return claimCalls(db, own, capturesOf(own))
  if (due === 0 || swap.payment_status === "difference_refunded") return []
  const { refunded, started } = await refundsOfSwap(db, id)
  if (started) return claimCalls(db, payments, [], started)
  const amount = -due - refunded
  return amount > 0
    ? (await claimRefund(stage, payments, { orderId, swapId: id, amount, reason: "swap" })).calls
    : []
}

/**
 * Records the outcomes of the calls about a swap's difference, and what they mean for the swap.
 * @returns the outcomes that were new
 * @locks order, payments, swap
 * @emits as `processDifference`
 * @since 0.1
 */
export async function concludeDifference(
  stage: StageContext,
  { orderId, id }: { readonly orderId: string; readonly id: string },
  outcomes: readonly CallOutcome[],
): Promise<readonly CallOutcome[]> {
  await lockOrderOfSwap(stage.db, orderId, id)
  await lockPaymentsOfSwap(stage.db, { orderId, id })
  const swap = await lockSwap(stage.db, orderId, id)
  const recorded = await recordOutcomes(stage.db, outcomes)
  const no_notification = swap.no_notification
  await announceRefunds(stage, refundsOf(recorded), no_notification)
  const due = swap.difference_due ?? 0
  const isCapture = due > 0
  const settled = isCapture ? "captured" : "difference_refunded"
  if (outcomes.length > 0 && recorded.length === 0) return recorded
  const isSettled = isCapture ? !firstError(recorded) : (await refundsOfSwap(stage.db, id)).refunded >= -due
  const payment_status = isSettled ? settled : "requires_action"
  if (payment_status === swap.payment_status) return recorded
  await setSwapStatus(stage.db, id, { payment_status })
  const [done, failed] = isCapture
    ? (["swap.payment_captured", "swap.payment_capture_failed"] as const)
    : (["swap.refund_processed", "swap.process_refund_failed"] as const)
  await stage.emit(payment_status === settled ? done : failed, { id, no_notification })
  return recorded
}
