import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** Days for which a request can be repeated under its idempotency key with the same answer. */
const keptDays = 14

/**
 * Deletes expired sessions, rate limit counters and leases of locks, and idempotency keys older than 14 days. Idempotency keys of
 * a v1 database stay.
 * @returns the number of deleted rows
 * @since 0.1
 */
export async function forgetExpired(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`with sessions as (
      delete from auth_session where expires_at < now() returning 1),
    attempts as (
      delete from rate_limit where window_start < now() - interval '1 hour' returning 1),
    locks as (
      delete from lock_lease where expires_at < now() returning 1),
    keys as (
      delete from idempotency_key where fingerprint is not null and response_code is not null
        and created_at < now() - make_interval(days => ${keptDays}) returning 1)
    select (select count(*) from sessions) + (select count(*) from attempts)
      + (select count(*) from locks) + (select count(*) from keys) as count`.execute(db)
  return Number(firstOf(rows).count)
}
