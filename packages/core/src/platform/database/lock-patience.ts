import { errorCode } from "./error-code.ts"
import { sql, type Kysely, type Transaction } from "kysely"

/** How long a migration waits for the locks of its tables. */
export interface LockPatience {
  /** milliseconds that one attempt waits for a lock, during which requests may wait behind it; 3000 by default */
  readonly lockTimeout?: number
  /** the number of attempts, with a pause of the same length after each; 20 by default */
  readonly lockAttempts?: number
}

/** SQLSTATE of a lock that was not free in time. */
const lockNotAvailable = "55P03"

/** No attempt of a migration got its locks. */
export class LockedOut extends Error {
  override readonly name = "LockedOut"
}

/**
 * Changes tables in a transaction. A change that waits for a long transaction of another session makes all requests to
 * the table wait behind it, so each attempt gives up soon and lets them pass.
 * @param work may run several times; each failed attempt is rolled back
 * @param onBlocked called after each attempt that did not get a lock, except the last one
 * @throws LockedOut when no attempt got its locks; nothing is changed then
 */
export async function changeTables<D>(
  db: Kysely<D>,
  work: (tx: Transaction<D>) => Promise<void>,
  { lockTimeout = 3_000, lockAttempts = 20, onBlocked }: LockPatience & { readonly onBlocked: () => void },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true)`.execute(tx)
        await work(tx)
      })
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable) throw error
      if (attempt >= lockAttempts) throw lockedOut(attempt, lockTimeout)
      onBlocked()
      await new Promise((resolve) => setTimeout(resolve, lockTimeout))
    }
  }
}

function lockedOut(attempts: number, lockTimeout: number): LockedOut {
  return new LockedOut(
    `It got no lock on a table in ${attempts} attempts of ${lockTimeout} ms, because another session uses the table ` +
      "in a long transaction. Find the session in pg_stat_activity by its xact_start, end it, and run the migration again.",
  )
}
