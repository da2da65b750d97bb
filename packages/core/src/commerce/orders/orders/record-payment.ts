import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { lockPaymentsOfOrder } from "../../sales/payments/index.ts"
import { orderErrors } from "./errors.ts"
import { lockOrderFor, paymentStateOf, setStatus } from "./lock-order.ts"
import { retrieveOutstanding } from "./outstanding.ts"
import { paymentStatusAfterCapture } from "./rules.ts"

/** The provider of payments that were taken outside. */
const providerId = "system"

/**
 * Records a payment of an order that the merchant received outside, such as a bank transfer. While other payments are authorized,
 * the order keeps its payment status.
 * @param amount in the currency's smallest unit, at most what is outstanding
 * @throws orders.not_found, orders.canceled, orders.more_than_outstanding
 * @locks order, then payments in the order of their ids
 * @emits order.payment_captured when no payment is left to capture; else order.updated
 * @since 0.3
 */
export async function recordPayment(context: Context, id: string, amount: number): Promise<void> {
  const { db, emit } = context
  const { no_notification } = await lockOrderFor(db, id, "capture")
  await lockPaymentsOfOrder(db, id)
  const { outstanding } = await retrieveOutstanding(context, id)
  if (amount > outstanding) throw orderErrors.more_than_outstanding(outstanding)
  await sql`insert into payment (id, order_id, amount, currency_code, provider_id, data, captured_at)
    select ${newId("pay")}, id, ${amount}, currency_code, ${providerId}, '{}', now() from "order" where id = ${id}`.execute(
    db,
  )
  const state = await paymentStateOf(db, id)
  const isCaptured = state.uncaptured === 0
  await setStatus(db, id, isCaptured ? { payment_status: paymentStatusAfterCapture(state) } : {})
  await emit(isCaptured ? "order.payment_captured" : "order.updated", { id, no_notification })
}
