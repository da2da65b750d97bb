import { sql } from "kysely"
import { eventAttempts } from "../../../platform/events/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** Days for which a request can be repeated under its idempotency key with the same answer. */
const keptDays = 14

/** Days for which a failed event about a deleted customer can be delivered again: it contains the email address. */
const erasureDays = 30

/**
 * Deletes expired sessions, rate limit counters and leases of locks, and idempotency keys older than 14 days. Idempotency keys of
 * a v1 database stay. Failed events about the deletion of a customer go 30 days after the deletion.
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
        and created_at < now() - make_interval(days => ${keptDays}) returning 1),
    events as (
      delete from staged_job where event_name = 'customer.deleted' and attempts >= ${eventAttempts}
        and created_at < now() - make_interval(days => ${erasureDays}) returning 1)
    select (select count(*) from sessions) + (select count(*) from attempts)
      + (select count(*) from locks) + (select count(*) from keys) + (select count(*) from events) as count`.execute(
    db,
  )
  return Number(firstOf(rows).count)
}
