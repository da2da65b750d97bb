import type { Context } from "../../../platform/http/operation.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { announceRefunds, refundsOf } from "./announce-refunds.ts"
import { lockPayment, type LockedPayment } from "./lock-payments.ts"
import { moneyErrors } from "./money-errors.ts"
import { claimCalls, firstError, type CallOutcome } from "./payment-calls.ts"
import { inPaymentStages, type StageContext } from "./payment-stages.ts"
import { recordOutcomes } from "./record-outcomes.ts"
import { findRefundByKey, reserveRefund, type RefundReason } from "./reserve-refund.ts"
import { refundableOf } from "./rules.ts"

/** What is to be paid back of one payment, and why. */
export interface PaymentRefund {
  /** smallest units */
  readonly amount: number
  readonly reason: RefundReason
  readonly note?: string | null | undefined
}

/**
 * Pays back a part of a captured payment. The amount is set aside before the provider is asked, so that requests
 * at the same moment cannot pay back more than was taken.
 * @returns the refund
 * @throws payments.not_found, payments.not_captured, payments.refund_beyond_payment, payments.refund_negative,
 *   payments.busy, payments.provider_failed
 * @locks order, then payment; nothing while the provider is asked
 * @emits payment.payment_refund_created or payment.payment_refund_failed
 * @since 0.1
 */
export async function refundPayment(
  context: Context,
  id: string,
  input: PaymentRefund,
): Promise<Columns<"Refund">> {
  let own = { id: "", isRepeated: false }
  const { refund, error } = await inPaymentStages(context, {
    begin: async (stage) => {
      const payment = await lockPayment(stage.db, id)
      const earlier = await findRefundByKey(stage, { paymentId: id })
      if (earlier) {
        own = { id: earlier.id, isRepeated: true }
        return claimCalls(stage.db, [payment], [], earlier.id)
      }
      assertRefundable(payment, input.amount)
      const parts = input.amount > 0 ? [{ paymentId: id, amount: input.amount }] : []
      const reserved = await reserveRefund(stage, {
        ...input,
        parts,
        paymentId: id,
        orderId: payment.order_id,
      })
      own = { id: reserved.id, isRepeated: false }
      return claimCalls(stage.db, [payment], reserved.calls)
    },
    end: (stage, outcomes) => concludeRefund(stage, id, own, outcomes),
  })
  if (error) throw error
  // Without an error, the refund was made.
  return refund!
}

function assertRefundable(payment: LockedPayment, amount: number): void {
  if (!payment.captured_at) throw moneyErrors.not_captured(payment.id)
  if (amount < 0) throw moneyErrors.refund_negative()
  const left = refundableOf(payment)
  if (amount > left) throw moneyErrors.refund_beyond_payment(payment.id, left)
}

async function concludeRefund(
  stage: StageContext,
  paymentId: string,
  own: { readonly id: string; readonly isRepeated: boolean },
  outcomes: readonly CallOutcome[],
) {
  await lockPayment(stage.db, paymentId)
  const recorded = await recordOutcomes(stage.db, outcomes)
  const error = firstError(recorded.filter(({ call }) => call.refundId === own.id))
  if (error) {
    const payment = await fetchById(stage.db, "Payment", paymentId)
    await stage.emit("payment.payment_refund_failed", { ...payment, error: error.message })
  }
  const isSilent = own.isRepeated || outcomes.length > 0
  await announceRefunds(stage, [...refundsOf(recorded), ...(isSilent ? [] : [own.id])])
  const refund = await fetchById(stage.db, "Refund", own.id)
  return { refund, error: error ?? (refund ? undefined : moneyErrors.refund_already_failed()) }
}
