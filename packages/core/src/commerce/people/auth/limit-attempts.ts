import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { TooManyAttempts } from "../../../platform/http/too-many-attempts.ts"
import { addressBlock } from "./address-block.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** Whose attempts are counted, and where. */
type Limited = Pick<Context, "engine" | "clientAddress">

/**
 * Counts an attempt, and throws if the caller's address has made too many within a minute. The counter is in
 * the database, so that all processes share it. Call it outside of a transaction: a rejected attempt counts too, and a
 * caller that holds a connection must not wait for another one.
 * @param key what is protected, e.g. `login:admin:a@b.co`
 * @param times how many times the limit of sign-in attempts is allowed
 * @throws TooManyAttempts, answered with 429
 * @since 0.1
 */
export async function countAttempt(context: Limited, key: string, times = 1): Promise<void> {
  const limit = context.engine.config.loginAttemptsPerMinute * times
  if (limit === 0) return
  // Counting what is forgotten after a minute is not worth waiting for the disk.
  const { rows } = await sql<Counted>`
    insert into rate_limit as r (key, window_start, count)
    select ${keyFor(context, key)}, now(), 1 from (select set_config('synchronous_commit', 'off', true)) as setting
    on conflict (key) do update set
      count = case when r.window_start < now() - interval '1 minute' then 1 else r.count + 1 end,
      window_start = case when r.window_start < now() - interval '1 minute' then now() else r.window_start end
    returning count, ${wait} as wait`.execute(context.engine.db)
  const { count, wait: seconds } = firstOf(rows)
  if (count > limit) throw new TooManyAttempts(seconds)
}

/** An address may have twice as many passwords hashed as it may try at one account: offices share theirs. */
const hashesPerAddress = 2

/**
 * Counts a password that is about to be hashed for somebody who need not log in first, and refuses when the caller's
 * address had too many hashed within a minute: hashing is what costs most here. Call it outside of a transaction.
 * @param key what the password is for, e.g. `register`
 * @throws TooManyAttempts, answered with 429
 * @since 0.1
 */
export async function countHash(context: Limited, key: string): Promise<void> {
  await countAttempt(context, key, hashesPerAddress)
}

/**
 * Refuses, without counting, an address that has failed too often within a minute: also what would succeed, because
 * an answer would tell that it does.
 * @param times as in `countAttempt`
 * @throws TooManyAttempts, answered with 429
 * @since 0.1
 */
export async function assertFewFailures(context: Limited, key: string, times = 1): Promise<void> {
  const limit = context.engine.config.loginAttemptsPerMinute * times
  if (limit === 0) return
  const { rows } = await sql<Counted>`
    select count, ${wait} as wait from rate_limit
    where key = ${keyFor(context, key)} and window_start >= now() - interval '1 minute'`.execute(
    context.engine.db,
  )
  if (rows[0] && rows[0].count >= limit) throw new TooManyAttempts(rows[0].wait)
}

/**
 * Forgets the attempts, e.g. after one that succeeded.
 * @since 0.1
 */
export async function forgetAttempts(context: Limited, key: string): Promise<void> {
  await sql`delete from rate_limit where key = ${keyFor(context, key)}`.execute(context.engine.db)
}

interface Counted {
  readonly count: number
  /** seconds until the attempts are forgotten */
  readonly wait: number
}

const wait = sql.raw("ceil(extract(epoch from window_start + interval '1 minute' - now()))::int")

function keyFor(context: Limited, key: string): string {
  return `${key}:${addressBlock(context.clientAddress ?? "")}`
}
