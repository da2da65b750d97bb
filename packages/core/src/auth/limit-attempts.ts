import { sql } from "kysely"
import { JsonReply, type Context } from "../http/operation.ts"

/**
 * Counts an attempt and says when the caller has made too many within a minute. The counter lives in the database,
 * so that all processes share it, and outside the caller's transaction, so that a refusal counts too.
 * @param key what is protected, e.g. `login:admin:a@b.co`
 * @returns the 429 to answer, or undefined
 */
export async function tooManyAttempts(context: Context, key: string): Promise<JsonReply | undefined> {
  const limit = context.engine.config.loginAttemptsPerMinute
  if (limit === 0) return undefined
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_limit as r (key, window_start, count) values (${keyFor(context, key)}, now(), 1)
    on conflict (key) do update set
      count = case when r.window_start < now() - interval '1 minute' then 1 else r.count + 1 end,
      window_start = case when r.window_start < now() - interval '1 minute' then now() else r.window_start end
    returning count, ceil(extract(epoch from window_start + interval '1 minute' - now()))::int as wait`.execute(
    context.engine.db,
  )
  const { count, wait } = rows[0]!
  if (count <= limit) return undefined
  context.responseHeaders.set("retry-after", String(Math.max(1, wait)))
  return new JsonReply(429, {
    type: "not_allowed",
    message: `Too many attempts. Try again in ${wait} seconds.`,
  })
}

/** Forgets the attempts, e.g. after one that succeeded. */
export async function forgetAttempts(context: Context, key: string): Promise<void> {
  await sql`delete from rate_limit where key = ${keyFor(context, key)}`.execute(context.engine.db)
}

function keyFor(context: Context, key: string): string {
  return `${key}:${context.clientAddress ?? ""}`
}
