import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import {
  announceRefunds,
  claimLostRefunds,
  isConfirmed,
  isDueRefund,
  lockPaymentsOfOrder,
  recordOutcomes,
  refundsOf,
  repeatRefunds,
  type CallOutcome,
  type StageContext,
} from "../../sales/payments/index.ts"
import { lockOrder } from "../orders/index.ts"
import { lockClaim } from "./lock-claim.ts"
import { settleClaim } from "./settle-claim.ts"

/** A claim that is not settled, and its refund. Both are created in one transaction. */
interface OpenClaim {
  readonly id: string
  readonly order_id: string
  readonly refund_id: string
}

/**
 * Settles claims whose refund was not confirmed before the request or the server ended: asks the provider again about the
 * refund, under the same ID. A refund that the provider refuses stays open. Call it regularly.
 * @returns the number of claims that are settled now
 * @locks order, payments, claim; nothing while providers are asked
 * @emits order.refund_created, claim.refund_processed
 * @since 0.1
 */
export async function resumeClaimRefunds(engine: Engine): Promise<number> {
  return repeatRefunds(engine, await openClaims(engine.db), { begin, conclude })
}

/** Claims with a refund that is to be repeated now, or that another request of the order has confirmed. */
async function openClaims(db: Executor): Promise<OpenClaim[]> {
  const { rows } = await sql<OpenClaim>`
    select k.id, k.order_id, r.id as refund_id
    from claim_order k join refund r on r.order_id = k.order_id and r.created_at = k.created_at and r.reason = 'claim'
    where k.type = 'refund' and k.payment_status = 'not_refunded' and (
      exists (select from payment_call c where c.refund_id = r.id and ${isDueRefund})
      or not exists (select from payment_call c where c.refund_id = r.id and c.status <> 'succeeded'))
    order by r.created_at limit 100`.execute(db)
  return rows
}

async function begin(stage: StageContext, { order_id, refund_id }: OpenClaim) {
  await lockOrder(stage.db, order_id)
  const payments = await lockPaymentsOfOrder(stage.db, order_id)
  return claimLostRefunds(stage.db, payments, new Set([refund_id]))
}

async function conclude(
  stage: StageContext,
  { id, order_id, refund_id }: OpenClaim,
  outcomes: readonly CallOutcome[],
): Promise<number> {
  const { db, engine } = stage
  await lockOrder(db, order_id)
  await lockPaymentsOfOrder(db, order_id)
  const claim = await lockClaim(db, order_id, id)
  const confirmed = outcomes.filter((outcome) => isConfirmed(engine, outcome, "claim"))
  const recorded = await recordOutcomes(db, confirmed)
  await announceRefunds(stage, refundsOf(recorded), claim.no_notification)
  if (claim.payment_status === "refunded" || !(await isPaid(db, refund_id))) return 0
  await settleClaim(stage, claim)
  return 1
}

/** Whether providers have carried out all parts of a refund. */
async function isPaid(db: Executor, refundId: string): Promise<boolean> {
  const { rows } = await sql<{
    isPaid: boolean
  }>`select count(*) > 0 and bool_and(status = 'succeeded') as "isPaid"
    from payment_call where refund_id = ${refundId}`.execute(db)
  return firstOf(rows).isPaid
}
