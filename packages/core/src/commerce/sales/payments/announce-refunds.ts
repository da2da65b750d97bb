import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { fetchRows } from "../../../platform/query/fetch.ts"
import type { CallOutcome } from "./payment-calls.ts"

/**
 * Emits events for refunds that were paid: refunds of an order, and refunds of a single payment.
 * @param refundIds refunds that are paid as far as they exist
 * @param noNotification what the request or the order says about messages
 * @returns the refunds that exist
 * @emits order.refund_created, payment.payment_refund_created
 * @since 0.1
 */
export async function announceRefunds(
  { db }: Pick<Context, "db">,
  refundIds: readonly string[],
  noNotification?: boolean | null,
): Promise<Columns<"Refund">[]> {
  if (refundIds.length === 0) return []
  const refunds = await fetchRows(db, { entity: "Refund", filters: { id: [...refundIds] }, order: "id" })
  await emitAll(
    { db },
    "payment.payment_refund_created",
    refunds.filter((refund) => refund.payment_id),
  )
  await emitAll(
    { db },
    "order.refund_created",
    refunds
      .filter((refund) => !refund.payment_id)
      .map(({ id, order_id }) => ({ id: order_id, refund_id: id, no_notification: noNotification ?? null })),
  )
  return refunds
}

/** The refunds that calls were a part of. */
export function refundsOf(outcomes: readonly CallOutcome[]): string[] {
  return [...new Set(outcomes.flatMap(({ call }) => call.refundId ?? []))]
}
