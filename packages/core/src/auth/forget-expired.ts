import { sql } from "kysely"
import type { Executor } from "../query/fetch.ts"

/**
 * Deletes log-ins that have ended and attempts that nobody counts any more. Nothing reads either.
 * @returns how many rows went
 * @since 0.1
 */
export async function forgetExpired(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`with sessions as (
      delete from auth_session where expires_at < now() returning 1),
    attempts as (
      delete from rate_limit where window_start < now() - interval '1 hour' returning 1)
    select (select count(*) from sessions) + (select count(*) from attempts) as count`.execute(db)
  return Number(rows[0]!.count)
}
