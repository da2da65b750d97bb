import { errorCode } from "./error-code.ts"
import { sql, type Kysely } from "kysely"
import { migrations } from "./migrations/index.ts"
import type { Database } from "./schema.gen.ts"

/** Milliseconds that PostgreSQL may take to answer; an unreachable network otherwise keeps the probe waiting. */
const patience = 5_000

/**
 * Checks whether a database can serve requests: PostgreSQL answers and all migrations of this release are applied.
 * One statement.
 * @returns the reason why it cannot, or undefined if it can
 * @since 0.1
 */
export async function whyNotReady(db: Kysely<Database>): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`PostgreSQL did not answer within ${patience / 1_000} s.`), patience)
  })
  try {
    return await Promise.race([pendingReason(db), late])
  } catch (error) {
    return isMissingTable(error)
      ? "No migration is applied to the database."
      : `PostgreSQL is not reachable: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    clearTimeout(timer)
  }
}

async function pendingReason(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from stheno_migration where applied_at is not null`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !applied.has(name))
  return pending.length > 0
    ? `Migrations are pending: ${pending.map(({ name }) => name).join(", ")}.`
    : undefined
}

function isMissingTable(error: unknown): boolean {
  return errorCode(error) === "42P01"
}
