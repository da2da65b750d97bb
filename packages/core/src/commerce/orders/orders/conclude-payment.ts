import { sql } from "kysely"
import { firstOf } from "../../../platform/kernel/certain.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { setStatus, type LockedOrder } from "./lock-order.ts"
import { ownPayment, storeChangedTotal } from "./outstanding.ts"
import { paymentStatusAfterCapture, type PaymentState } from "./rules.ts"

/**
 * Concludes a change of what a locked order costs or of what was paid: stores the total while something is outstanding, and makes an order
 * paid of which parts were recorded when nothing is outstanding or left to capture. Other orders keep their status, as in v1.
 * @param order as it was locked, before the change
 * @returns whether the order waited for its payment and is paid now
 * @emits order.payment_captured when it is
 * @since 0.1
 */
export async function concludePayment(
  context: Pick<Context, "db" | "emit" | "engine">,
  { id, payment_status, no_notification }: LockedOrder,
): Promise<boolean> {
  const outstanding = await storeChangedTotal(context, id)
  if (outstanding > 0 || (payment_status !== "awaiting" && payment_status !== "not_paid")) return false
  const state = await ownPaymentStateOf(context.db, id)
  if (state.recorded === 0 || state.uncaptured > 0) return false
  await setStatus(context.db, id, { payment_status: paymentStatusAfterCapture(state) })
  await context.emit("order.payment_captured", { id, no_notification })
  return true
}

async function ownPaymentStateOf(
  db: Executor,
  id: string,
): Promise<PaymentState & { readonly recorded: number }> {
  const { rows } = await sql<
    PaymentState & { recorded: number }
  >`select coalesce(sum(p.amount), 0)::bigint as paid,
      (select coalesce(sum(amount), 0)::bigint from refund where order_id = ${id}) as refunded,
      count(*) filter (where p.captured_at is null)::int as uncaptured,
      count(*) filter (where p.provider_id = 'system')::int as recorded
    from payment p where ${ownPayment(sql`${id}`)}`.execute(db)
  return firstOf(rows)
}
