import type { Engine } from "../../../platform/http/engine.ts"
import type { Context } from "../../../platform/http/operation.ts"
import {
  claimCalls,
  firstError,
  inPaymentStages,
  lockPaymentsOfOrder,
  moneyErrors,
  type LockedPayment,
  type NewCall,
} from "../../sales/payments/index.ts"
import { concludeCapture } from "./capture-order.ts"
import { lockOrderFor } from "./lock-order.ts"
import { storeChangedTotal } from "./outstanding.ts"

/** A part of a payment that is captured. */
export interface CapturedPart {
  readonly paymentId: string
  /** an integer in the currency's smallest unit, up to the amount of the payment */
  readonly amount: number
}

/**
 * Captures a part of a payment of an order, or all of it. The provider releases the rest, and the payment has the captured amount
 * from then on, so that no more can be refunded. A payment that is captured with this amount stays as it is. If other payments
 * of the order are authorized, the order keeps its payment status.
 * @throws orders.not_found, orders.canceled, payments.not_found, payments.payment_canceled, payments.already_captured,
 *   payments.capture_beyond_payment, payments.captures_whole, payments.busy; payments.provider_failed, or the error of the
 *   provider, after the order has become `requires_action`
 * @locks order, then payments in the order of their ids; nothing while the provider is asked
 * @emits order.payment_captured when no payment is left to capture, or order.payment_capture_failed
 * @since 0.1
 */
export async function capturePart(context: Context, id: string, part: CapturedPart): Promise<void> {
  const { payment, error } = await inPaymentStages(context, {
    begin: async ({ db }) => {
      await lockOrderFor(db, id, "capture")
      const payments = await lockPaymentsOfOrder(db, id)
      const call = callFor(context.engine, paymentOf(payments, part), part.amount)
      return call ? claimCalls(db, payments, [call]) : []
    },
    end: async (stage, outcomes) => {
      const captures = outcomes.length > 0 ? await concludeCapture(stage, id, outcomes) : []
      await storeChangedTotal(stage, id)
      const own = captures.filter(({ call }) => call.paymentId === part.paymentId)
      return { payment: paymentOf(await lockPaymentsOfOrder(stage.db, id), part), error: firstError(own) }
    },
  })
  if (error) throw error
  // Another request has recorded that the provider refused.
  if (!payment.captured_at) throw moneyErrors.busy()
  if (payment.amount !== part.amount) throw moneyErrors.already_captured(payment.id, payment.amount)
}

function paymentOf(payments: readonly LockedPayment[], { paymentId }: CapturedPart): LockedPayment {
  const payment = payments.find(({ id }) => id === paymentId)
  if (!payment) throw moneyErrors.not_found(paymentId)
  return payment
}

/** What is to be asked of the provider; undefined when the payment is captured. */
function callFor({ providers }: Engine, payment: LockedPayment, amount: number): NewCall | undefined {
  const { id, provider_id } = payment
  if (payment.captured_at) return undefined
  if (payment.canceled_at) throw moneyErrors.payment_canceled(id)
  if (amount > payment.amount) throw moneyErrors.capture_beyond_payment(id, payment.amount)
  if (amount === payment.amount) return { paymentId: id, kind: "capture" }
  if (!providers.payment.get(provider_id)?.capturesPart) throw moneyErrors.captures_whole(provider_id)
  return { paymentId: id, kind: "capture", amount }
}
