import type { Engine } from "../../../platform/http/engine.ts"
import type { Context } from "../../../platform/http/operation.ts"
import {
  claimCalls,
  firstError,
  inPaymentStages,
  lockPaymentsOfOrder,
  moneyErrors,
  type CallOutcome,
  type LockedPayment,
  type NewCall,
} from "../../sales/payments/index.ts"
import { concludeCapture } from "./capture-order.ts"
import { lockOrderFor } from "./lock-order.ts"

/** A part of a payment that is captured. */
export interface CapturedPart {
  readonly paymentId: string
  /** an integer in the currency's smallest unit, up to the amount of the payment */
  readonly amount: number
}

/**
 * Captures a part of a payment of an order. The provider releases the rest, and the payment has the captured amount from then
 * on, so that no more can be refunded. If other payments of the order are authorized, the order keeps its payment status.
 * @throws orders.not_found, orders.canceled, payments.not_found, payments.payment_canceled, payments.already_captured,
 *   payments.capture_beyond_payment, payments.captures_whole, payments.busy; payments.provider_failed, or the error of the
 *   provider, after the order has become `requires_action`
 * @locks order, then payments in the order of their ids; nothing while the provider is asked
 * @emits order.payment_captured when no payment is left to capture, or order.payment_capture_failed
 * @since 0.3
 */
export async function capturePart(context: Context, id: string, part: CapturedPart): Promise<void> {
  let wanted = 0
  const captures = await inPaymentStages(context, {
    begin: async ({ db }) => {
      await lockOrderFor(db, id, "capture")
      const payments = await lockPaymentsOfOrder(db, id)
      const payment = payments.find((each) => each.id === part.paymentId)
      if (!payment) throw moneyErrors.not_found(part.paymentId)
      const call = callFor(context.engine, payment, part.amount)
      wanted = call.amount ?? 0
      return claimCalls(db, payments, [call])
    },
    end: (stage, outcomes) => concludeCapture(stage, id, outcomes),
  })
  const error = firstError(captures)
  if (error) throw error
  if (captures.some((capture) => !isPart(capture, wanted))) throw moneyErrors.already_captured(part.paymentId)
}

function callFor({ providers }: Engine, payment: LockedPayment, amount: number): NewCall {
  const { id, provider_id } = payment
  if (payment.canceled_at) throw moneyErrors.payment_canceled(id)
  if (payment.captured_at) throw moneyErrors.already_captured(id)
  if (amount > payment.amount) throw moneyErrors.capture_beyond_payment(id, payment.amount)
  if (amount === payment.amount) return { paymentId: id, kind: "capture" }
  if (!providers.payment.get(provider_id)?.capturesPart) throw moneyErrors.captures_whole(provider_id)
  return { paymentId: id, kind: "capture", amount }
}

/**
 * Whether a result is of what was wanted. An earlier request whose answer was lost may have asked for another amount, and was
 * completed instead; or the service had captured the whole payment before.
 */
function isPart(capture: CallOutcome, wanted: number): boolean {
  if (capture.call.amount !== wanted) return false
  return wanted === 0 || ("data" in capture && capture.captured !== undefined)
}
