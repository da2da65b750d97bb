import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** The refunds of a swap's difference. Amounts are integers in the currency's smallest unit. */
export interface SwapRefunds {
  /** what payment providers have refunded */
  readonly refunded: number
  /** the refund that a payment provider has not answered yet */
  readonly started: string | undefined
}

/**
 * Reads what has been refunded of a swap's difference. The order and its payments must be locked.
 * @since 0.1
 */
export async function refundsOfSwap(db: Executor, id: string): Promise<SwapRefunds> {
  const { rows } = await sql<{ refunded: number; started: string | null }>`select
      coalesce(sum(amount) filter (where status = 'succeeded'), 0)::bigint as refunded,
      min(refund_id) filter (where status = 'started') as started
    from payment_call where swap_id = ${id} and kind = 'refund'`.execute(db)
  return { refunded: firstOf(rows).refunded, started: firstOf(rows).started ?? undefined }
}
