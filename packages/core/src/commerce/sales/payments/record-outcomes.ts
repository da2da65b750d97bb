import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { CallOutcome, PaymentCall } from "./payment-calls.ts"

/**
 * Records the results of calls: on the call, on the payment, and on the refund that it is a part of. A result that
 * another request recorded already changes nothing. The order and the payments must be locked.
 * @returns the outcomes that were new
 * @since 0.1
 */
export async function recordOutcomes(
  db: Executor,
  outcomes: readonly CallOutcome[],
): Promise<readonly CallOutcome[]> {
  const recorded: CallOutcome[] = []
  for (const outcome of outcomes) if (await recordOutcome(db, outcome)) recorded.push(outcome)
  return recorded
}

async function recordOutcome(db: Executor, outcome: CallOutcome): Promise<boolean> {
  const { call } = outcome
  const error = "error" in outcome ? outcome.error.message : null
  const { numAffectedRows } = await sql`update payment_call
    set status = ${error === null ? "succeeded" : "failed"}, error = ${error}, ended_at = clock_timestamp()
    where id = ${call.id} and status = 'started'`.execute(db)
  if (numAffectedRows !== 1n) return false
  if ("data" in outcome) await recordSuccess(db, outcome)
  else if (call.kind === "refund") await takeBack(db, call)
  return true
}

type Success = Extract<CallOutcome, { readonly data: object }>

async function recordSuccess(db: Executor, { call, data, captured }: Success): Promise<void> {
  const { kind, paymentId } = call
  if (captured !== undefined) await releaseRest(db, paymentId, captured)
  const moment = sql<Date>`now()`
  await db
    .updateTable("payment")
    .set({
      data: JSON.stringify(data),
      updated_at: moment,
      ...(kind === "capture" ? { captured_at: moment } : {}),
      ...(kind === "cancel" ? { canceled_at: moment } : {}),
      // What was not captured was not paid, and cannot be refunded.
      ...(captured !== undefined && { amount: sql<number>`least(amount, ${captured}::int)` }),
    })
    .where("id", "=", paymentId)
    .execute()
}

/** What was not captured of a payment is neither authorized nor requested by its payment collection any more. */
async function releaseRest(db: Executor, paymentId: string, captured: number): Promise<void> {
  await sql`update payment_collection c set amount = c.amount - (p.amount - ${captured}::int),
      authorized_amount = c.authorized_amount - (p.amount - ${captured}::int), updated_at = now()
    from payment_collection_payments link join payment p on p.id = link.payment_id
    where p.id = ${paymentId} and c.id = link.payment_collection_id and p.amount > ${captured}::int
      and c.status <> 'canceled'`.execute(db)
}

/** The money was promised to the customer and not paid: the promise ends. */
async function takeBack(db: Executor, { paymentId, refundId, amount }: PaymentCall): Promise<void> {
  await sql`update payment set amount_refunded = amount_refunded - ${amount}, updated_at = now()
    where id = ${paymentId}`.execute(db)
  await sql`update refund set amount = amount - ${amount}, updated_at = now() where id = ${refundId}`.execute(
    db,
  )
  await sql`delete from refund where id = ${refundId} and amount <= 0`.execute(db)
}
