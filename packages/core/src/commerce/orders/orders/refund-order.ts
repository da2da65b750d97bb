import type { Context } from "../../../platform/http/operation.ts"
import {
  announceRefunds,
  claimCalls,
  claimRefund,
  findRefundByKey,
  firstError,
  inPaymentStages,
  lockPaymentsOfOrder,
  moneyErrors,
  recordOutcomes,
  refundsOf,
  type CallOutcome,
  type PaymentCall,
  type RefundReason,
  type StageContext,
} from "../../sales/payments/index.ts"
import { orderErrors } from "./errors.ts"
import { lockOrder, lockOrderFor, paymentStateOf, setStatus } from "./lock-order.ts"
import { paymentStatusAfterRefund } from "./rules.ts"

/** What is to be paid back of an order, and why. */
export interface OrderRefund {
  /** smallest units */
  readonly amount: number
  readonly reason: RefundReason
  readonly note?: string | null | undefined
  readonly no_notification?: boolean | null | undefined
}

/** The refund that a request set aside, or an earlier request with its key. */
interface OwnRefund {
  readonly id: string
  readonly isRepeated: boolean
}

/**
 * Pays back a part of an order. Its captured payments are used up one after the other, the newest first. The amount
 * is set aside before a provider is asked, so that requests at the same moment cannot pay back more than was taken.
 * @returns the refund's id
 * @throws orders.not_found, orders.canceled, orders.refund_beyond_paid, payments.refund_beyond_captured,
 *   payments.refund_negative, payments.busy, payments.provider_failed
 * @locks order, then payments in the order of their ids; nothing while providers are asked
 * @emits order.refund_created
 * @since 0.1
 */
export async function refundOrder(context: Context, id: string, input: OrderRefund): Promise<string> {
  let own: OwnRefund = { id: "", isRepeated: false }
  const error = await inPaymentStages(context, {
    begin: async (stage) => {
      const begun = await beginRefund(stage, id, input)
      own = begun.own
      return begun.calls
    },
    end: (stage, outcomes) => concludeRefund(stage, { id, own, input }, outcomes),
  })
  if (error) throw error
  return own.id
}

async function beginRefund(
  stage: StageContext,
  id: string,
  input: OrderRefund,
): Promise<{ own: OwnRefund; calls: readonly PaymentCall[] | "busy" }> {
  const notFound = orderErrors.not_found_with_colon
  const { paid, refunded } = await lockOrderFor(stage.db, id, "refund", notFound)
  const payments = await lockPaymentsOfOrder(stage.db, id)
  const earlier = await findRefundByKey(stage, { orderId: id })
  if (earlier)
    return {
      own: { id: earlier.id, isRepeated: true },
      calls: await claimCalls(stage.db, payments, [], earlier.id),
    }
  if (input.amount < 0) throw moneyErrors.refund_negative()
  if (input.amount > paid - refunded) throw orderErrors.refund_beyond_paid()
  const { amount, reason, note } = input
  const claimed = await claimRefund(stage, payments, { amount, reason, note, orderId: id })
  return { own: { id: claimed.id, isRepeated: false }, calls: claimed.calls }
}

async function concludeRefund(
  stage: StageContext,
  { id, own, input }: { readonly id: string; readonly own: OwnRefund; readonly input: OrderRefund },
  outcomes: readonly CallOutcome[],
) {
  const order = await lockOrder(stage.db, id)
  await lockPaymentsOfOrder(stage.db, id)
  const recorded = await recordOutcomes(stage.db, outcomes)
  const state = await paymentStateOf(stage.db, id)
  await setStatus(stage.db, id, { payment_status: paymentStatusAfterRefund(state, order.payment_status) })
  const isSilent = own.isRepeated || outcomes.length > 0
  const told = [...refundsOf(recorded), ...(isSilent ? [] : [own.id])]
  await announceRefunds(stage, told, input.no_notification ?? order.no_notification)
  return firstError(recorded.filter(({ call }) => call.refundId === own.id))
}
