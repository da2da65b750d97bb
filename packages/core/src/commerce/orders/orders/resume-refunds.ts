import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import {
  announceRefunds,
  claimLostRefunds,
  isConfirmed,
  isDecided,
  isDueRefund,
  lockPayment,
  lockPaymentsOfOrder,
  recordOutcomes,
  refundsOf,
  repeatRefunds,
  type CallOutcome,
  type LockedPayment,
  type StageContext,
} from "../../sales/payments/index.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import { lockOrder, paymentStateOf, setStatus } from "./lock-order.ts"
import { paymentStatusAfterRefund } from "./rules.ts"

/**
 * Refunds by hand, whatever their reason, and refunds of returns. The refund of a claim or a swap changes more than the
 * payment: `resumeClaimRefunds` and `resumeSwapRefunds` conclude it. A claim and its refund are created in one transaction.
 */
const isResumable = sql`(c.swap_id is null and not exists (select from claim_order k
  where k.order_id = r.order_id and k.type = 'refund' and k.created_at = r.created_at))`

/** Whether a return was received in the transaction that created the refund. */
const isOfReturn = sql`exists (select from return t where t.received_at = r.created_at
  and (t.order_id = r.order_id or t.claim_order_id in (select id from claim_order where order_id = r.order_id)))`

/** Refunds of an order, or of a payment without one, whose result is unknown. */
interface OpenRefunds {
  readonly order_id: string | null
  readonly payment_id: string
}

/**
 * Asks providers again about refunds that they did not confirm, or that the server did not ask for before it stopped,
 * under the same IDs. The pauses grow with the age of a refund, to a tenth of it. Call it regularly.
 * @returns the number of calls of providers that have an outcome now
 * @locks order, then payments; nothing while providers are asked
 * @emits order.refund_created, payment.payment_refund_created, payment.payment_refund_failed
 * @since 0.1
 */
export async function resumeRefunds(engine: Engine): Promise<number> {
  return repeatRefunds(engine, await openRefunds(engine.db), { begin, conclude })
}

async function openRefunds(db: Executor): Promise<OpenRefunds[]> {
  const { rows } = await sql<OpenRefunds>`
    select p.order_id, min(p.id) as payment_id
    from payment_call c join payment p on p.id = c.payment_id join refund r on r.id = c.refund_id
    where ${isDueRefund} and ${isResumable}
    group by p.order_id, case when p.order_id is null then p.id end
    order by min(c.started_at) limit 100`.execute(db)
  return rows
}

async function begin(stage: StageContext, { order_id, payment_id }: OpenRefunds) {
  if (order_id) await lockOrder(stage.db, order_id)
  const payments = order_id
    ? await lockPaymentsOfOrder(stage.db, order_id)
    : [await lockPayment(stage.db, payment_id)]
  return claimLostRefunds(stage.db, payments, await openRefundIds(stage.db, payments))
}

async function openRefundIds(db: Executor, payments: readonly LockedPayment[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    id: string
  }>`select r.id from refund r join payment_call c on c.refund_id = r.id
    where c.payment_id = any(${payments.map(({ id }) => id)}::text[]) and c.status = 'started'
      and c.kind = 'refund' and ${isResumable}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

async function refundsOfReturns(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select r.id from refund r
    where r.id = any(${ids}::text[]) and ${isOfReturn}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

async function conclude(
  stage: StageContext,
  { order_id, payment_id }: OpenRefunds,
  outcomes: readonly CallOutcome[],
): Promise<number> {
  const ofReturns = await refundsOfReturns(stage.db, refundsOf(outcomes))
  const isReturned = ({ call }: CallOutcome) => ofReturns.has(call.refundId ?? "")
  // A return whose refund is refused needs a decision of the merchant.
  const decided = outcomes.filter((outcome) =>
    isReturned(outcome) ? isConfirmed(stage.engine, outcome, "return") : isDecided(outcome),
  )
  const order = order_id ? await lockOrder(stage.db, order_id) : undefined
  if (order) await lockPaymentsOfOrder(stage.db, order.id)
  else await lockPayment(stage.db, payment_id)
  const recorded = await recordOutcomes(stage.db, decided)
  if (recorded.length === 0) return 0
  // As in v1, the refund of a return leaves the payment status of the order.
  if (order && !recorded.every(isReturned)) {
    const state = await paymentStateOf(stage.db, order.id)
    await setStatus(stage.db, order.id, {
      payment_status: paymentStatusAfterRefund(state, order.payment_status),
    })
  }
  await announceRefunds(stage, refundsOf(recorded), order?.no_notification)
  await tellFailures(stage, recorded)
  return recorded.length
}

/** The request that began the refund has ended, so the log and an event report that it failed. */
async function tellFailures(
  { db, emit, engine }: StageContext,
  recorded: readonly CallOutcome[],
): Promise<void> {
  for (const outcome of recorded) {
    if (!("error" in outcome)) continue
    const { paymentId, refundId, amount } = outcome.call
    const error = outcome.error.message
    engine.log.warn({ payment: paymentId, refund: refundId, amount, error }, "An unconfirmed refund failed")
    await emit("payment.payment_refund_failed", { ...(await fetchById(db, "Payment", paymentId)), error })
  }
}
