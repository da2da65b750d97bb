import { isFirstAt } from "../../../platform/http/idempotency.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import {
  dropAtProviders,
  lockOpenCollections,
  lockPaymentsOfOrder,
  payOutside,
} from "../../sales/payments/index.ts"
import { concludePayment } from "./conclude-payment.ts"
import { orderErrors } from "./errors.ts"
import { lockOrderFor, paymentStateOf, setStatus } from "./lock-order.ts"
import { retrieveOutstanding } from "./outstanding.ts"
import { paymentStatusAfterCapture } from "./rules.ts"

/**
 * Records a payment of an order that the merchant received outside, such as a bank transfer. While a part is outstanding or other
 * payments are authorized, the order keeps its payment status. The payment collections of confirmed edits no longer request what was paid.
 * @param amount in the currency's smallest unit, at most what is outstanding
 * @throws orders.not_found, orders.canceled, orders.more_than_outstanding
 * @locks order, then payment collections, then payments, each in the order of their ids; nothing while providers drop sessions
 * @emits order.payment_captured when nothing is outstanding and no payment is left to capture; else order.updated. For collections,
 *   payment-collection.payment_authorized or payment-collection.updated
 * @since 0.1
 */
export async function recordPayment(context: Context, id: string, amount: number): Promise<void> {
  const dropped = await inTransaction(context, async (stage) => {
    const { db, emit } = stage
    if (!(await isFirstAt(db, context.idempotencyKey, "payment_recorded"))) return []
    const locked = await lockOrderFor(db, id, "capture")
    const collections = await lockOpenCollections(db, id)
    await lockPaymentsOfOrder(db, id)
    const { outstanding } = await retrieveOutstanding(stage, id)
    if (amount > outstanding) throw orderErrors.more_than_outstanding(outstanding)
    const payment = { orderId: id, amount, outstanding: outstanding - amount }
    const sessions = await payOutside(stage, collections, payment)
    if (await concludePayment(stage, locked)) return sessions
    const state = await paymentStateOf(db, id)
    const isCaptured = payment.outstanding === 0 && state.uncaptured === 0
    await setStatus(db, id, isCaptured ? { payment_status: paymentStatusAfterCapture(state) } : {})
    await emit(isCaptured ? "order.payment_captured" : "order.updated", {
      id,
      no_notification: locked.no_notification,
    })
    return sessions
  })
  await dropAtProviders(context.engine, dropped)
}
