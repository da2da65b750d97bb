import { sql } from "kysely"
import { isFirstAt } from "../../../platform/http/idempotency.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { lockOrder, setStatus, type LockedOrder } from "../orders/index.ts"
import {
  announceRefunds,
  claimCalls,
  claimRefund,
  findRefundByKey,
  firstError,
  inPaymentStages,
  lockPaymentsOfOrder,
  recordOutcomes,
  refundsOf,
  type CallOutcome,
  type PaymentCall,
  type StageContext,
} from "../../sales/payments/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { ReturnableOrder } from "./create-return.ts"
import { returnErrors } from "./errors.ts"
import { ownerOfReturn, type ReturnOwner, type ReturnWith } from "./lock-return.ts"
import { markReceived } from "./receive-return.ts"
import { statusAfterReturn, type WantedReturn } from "./rules.ts"

/** What arrived of a return, and what is paid back. */
export interface ReturnReceipt {
  readonly items: readonly WantedReturn[]
  /** smallest units, at most what can be refunded; what was announced unless given */
  readonly refund?: number | null | undefined
  readonly location_id?: string | null | undefined
}

/**
 * Receives a return. The return of an order refunds its amount. If that is more than can still be refunded, or the
 * provider fails, the order needs a decision, and the return says that nothing was refunded. The return of a swap
 * refunds nothing, and the return of a claim only the amount given here.
 * @throws returns.not_found, returns.already_received, returns.receiving_canceled, returns.nothing_received,
 *   returns.line_not_found, returns.too_many, returns.refund_beyond_paid, gift-cards.spent,
 *   payments.refund_beyond_captured, payments.provider_failed
 * @locks order, payments, return, gift cards, inventory levels; nothing while payment providers are asked
 * @emits order.items_returned, order.return_action_required, order.refund_created, swap.received
 * @since 0.1
 */
export async function acceptReturn(context: Context, id: string, receipt: ReturnReceipt): Promise<void> {
  const owner = await ownerOfReturn(context.db, id)
  const error = await inPaymentStages(context, {
    begin: (stage) => beginReceipt(stage, id, owner, receipt),
    end: (stage, outcomes) => concludeReceipt(stage, id, owner, outcomes),
  })
  if (error) throw error
}

async function beginReceipt(
  stage: StageContext,
  id: string,
  owner: ReturnOwner,
  receipt: ReturnReceipt,
): Promise<readonly PaymentCall[] | "busy"> {
  const isFirst = await isFirstAt(stage.db, stage.idempotencyKey, "received")
  const order = await lockOrder(stage.db, owner.orderId)
  const payments = await lockPaymentsOfOrder(stage.db, owner.orderId)
  if (!isFirst) {
    const refund = await findRefundByKey(stage, { orderId: owner.orderId })
    return refund ? claimCalls(stage.db, payments, [], refund.id) : []
  }
  const refundable = order.paid - order.refunded
  if (!owner.swapId && (receipt.refund ?? 0) > refundable) throw returnErrors.refund_beyond_paid()
  const arrival = { ...receipt, locationId: receipt.location_id, allowsMismatch: true }
  const { received, orderBefore } = await markReceived(stage, id, owner, arrival)
  if (owner.swapId) await tellSwap(stage, owner, received)
  if (owner.swapId) return []
  // A claim is settled by its refund or its replacements: its return pays only what somebody names.
  const promised = received.refund_amount
  const amount = owner.claimId && receipt.refund == null ? 0 : promised
  const isTooMuch = amount > refundable
  await register(stage, order, { received, orderBefore, isTooMuch })
  await takeOffRefund(stage.db, id, isTooMuch ? promised : promised - amount)
  if (isTooMuch || amount <= 0) return []
  return (await claimRefund(stage, payments, { amount, reason: "return", orderId: order.id })).calls
}

/** A received return shows what was refunded, not what was promised. */
async function takeOffRefund(db: Executor, id: string, amount: number): Promise<void> {
  if (amount > 0)
    await sql`update return set refund_amount = refund_amount - ${amount}, updated_at = now()
      where id = ${id}`.execute(db)
}

async function tellSwap({ emit }: StageContext, owner: ReturnOwner, received: ReturnWith): Promise<void> {
  const no_notification = received.no_notification
  await emit("swap.received", { id: owner.swapId, order_id: owner.orderId, no_notification })
}

/** Says on the order that goods came back, or that somebody has to decide. */
async function register(
  { db, emit }: StageContext,
  order: LockedOrder,
  {
    received,
    orderBefore,
    isTooMuch,
  }: { received: ReturnWith; orderBefore: ReturnableOrder; isTooMuch: boolean },
): Promise<void> {
  const { id } = order
  const fulfillment_status = isTooMuch ? "requires_action" : statusAfterReturn(orderBefore.items)
  await setStatus(db, id, { fulfillment_status })
  const no_notification = received.no_notification ?? order.no_notification
  const name = isTooMuch ? "order.return_action_required" : "order.items_returned"
  await emit(name, { id, return_id: received.id, no_notification })
}

async function concludeReceipt(
  stage: StageContext,
  id: string,
  owner: ReturnOwner,
  outcomes: readonly CallOutcome[],
) {
  if (outcomes.length === 0) return undefined
  const order = await lockOrder(stage.db, owner.orderId)
  await lockPaymentsOfOrder(stage.db, owner.orderId)
  const recorded = await recordOutcomes(stage.db, outcomes)
  await announceRefunds(stage, refundsOf(recorded), order.no_notification)
  const error = firstError(recorded)
  if (!error) return undefined
  const failed = recorded.filter((outcome) => "error" in outcome)
  await takeOffRefund(
    stage.db,
    id,
    failed.reduce((sum, { call }) => sum + call.amount, 0),
  )
  await setStatus(stage.db, order.id, { fulfillment_status: "requires_action" })
  const { no_notification } = order
  await stage.emit("order.return_action_required", { id: order.id, return_id: id, no_notification })
  return error
}
