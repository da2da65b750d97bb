import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import {
  claimLostRefunds,
  isDecided,
  isDueRefund,
  lockPaymentsOfOrder,
  repeatRefunds,
  type CallOutcome,
  type StageContext,
} from "../../sales/payments/index.ts"
import { lockOrder } from "../orders/index.ts"
import { lockSwap } from "./lock-swap.ts"
import { concludeDifference } from "./process-difference.ts"
import { refundsOfSwap } from "./swap-refunds.ts"

interface OpenSwap {
  readonly id: string
  readonly order_id: string
}

/**
 * Concludes the refunds of swaps' differences that were not confirmed before the request or the server ended: asks the provider
 * again, under the same ID. If the provider refuses, the payment status of the swap becomes `requires_action`. Call it regularly.
 * @returns the number of swaps whose refund has a result now
 * @locks order, payments, swap; nothing while providers are asked
 * @emits order.refund_created, swap.refund_processed, swap.process_refund_failed
 * @since 0.1
 */
export async function resumeSwapRefunds(engine: Engine): Promise<number> {
  return repeatRefunds(engine, await openSwaps(engine.db), { begin, conclude })
}

/** Swaps with a refund that is to be repeated now, or that another request of the order has confirmed. */
async function openSwaps(db: Executor): Promise<OpenSwap[]> {
  const { rows } = await sql<OpenSwap>`
    select s.id, s.order_id from swap s
    where s.difference_due < 0 and s.payment_status <> 'difference_refunded' and (
      exists (select from payment_call c join refund r on r.id = c.refund_id where c.swap_id = s.id and ${isDueRefund})
      or -s.difference_due <= (select sum(c.amount) from payment_call c
        where c.swap_id = s.id and c.kind = 'refund' and c.status = 'succeeded'))
    order by s.created_at limit 100`.execute(db)
  return rows
}

async function begin({ db }: StageContext, { id, order_id }: OpenSwap) {
  await lockOrder(db, order_id)
  const payments = await lockPaymentsOfOrder(db, order_id)
  await lockSwap(db, order_id, id)
  const { started } = await refundsOfSwap(db, id)
  return started ? claimLostRefunds(db, payments, new Set([started])) : []
}

async function conclude(
  stage: StageContext,
  { id, order_id }: OpenSwap,
  outcomes: readonly CallOutcome[],
): Promise<number> {
  const decided = outcomes.filter(isDecided)
  const { started } = await refundsOfSwap(stage.db, id)
  if (decided.length === 0 && started) return 0
  await concludeDifference(stage, { orderId: order_id, id }, decided)
  return 1
}
