import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import { stageEvent } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import {
  claimCalls,
  inPaymentStages,
  recordOutcomes,
  type CallOutcome,
  type LockedPayment,
} from "../payments/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

/** Days after which providers have let go of the money by themselves. */
const lifetime = 7

/**
 * Voids payments whose void did not complete because the server stopped or the provider failed. No request
 * repeats it, so call it regularly.
 * @returns the number of voided payments
 * @locks payment, only while it is written down
 * @since 0.1
 */
export async function resumeVoids(engine: Engine): Promise<number> {
  const { db } = engine
  const emit: Context["emit"] = (name, data) => stageEvent(db, name, data)
  let voided = 0
  for (const id of await openVoids(db))
    voided += await inPaymentStages(
      { db, engine, emit },
      {
        begin: async (stage) => {
          const calls = await claimCalls(stage.db, await lockVoid(stage.db, id), [])
          // Another process asks at this moment, or did a moment ago.
          return calls === "busy" ? [] : calls
        },
        end: async (stage, outcomes) => (await recordVoids(stage.db, outcomes)).length,
      },
    )
  return voided
}

/**
 * Writes down which payments are void now. A call that failed stays open, for `resumeVoids` to repeat.
 * @since 0.1
 */
export function recordVoids(db: Executor, outcomes: readonly CallOutcome[]): Promise<readonly CallOutcome[]> {
  return recordOutcomes(
    db,
    outcomes.filter((outcome) => "data" in outcome),
  )
}

/** Calls about the payments of orders are not among them: a repeated request takes those over. */
async function openVoids(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from payment_call c join payment p on p.id = c.payment_id
    where c.status = 'started' and c.kind in ('capture', 'cancel') and c.kind = 'cancel'
      and p.order_id is null and p.swap_id is null and p.cart_id is null and p.canceled_at is null
      and p.created_at > now() - make_interval(days => ${lifetime})
    order by c.started_at limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

async function lockVoid(db: Executor, id: string): Promise<LockedPayment[]> {
  const { rows } = await sql<LockedPayment>`
    select id, order_id, swap_id, amount, amount_refunded, provider_id, data, captured_at, canceled_at
    from payment where id = ${id} for update`.execute(db)
  return rows
}
