import { sql } from "kysely"
import type { Executor } from "../platform/query/fetch.ts"
import type { LockProvider } from "./locks.ts"

/**
 * Creates the built-in lock provider, which keeps leases as rows of a table. Each call is one statement, so that no
 * connection and no transaction is held meanwhile; all times are those of the database's clock.
 * @param db the connection pool: in a transaction, nobody else would see the locks
 * @since 0.1
 */
export function createDatabaseLocks(db: Executor): LockProvider {
  return {
    async acquire({ key, token, seconds }) {
      // An attempt for a lock that is held only reads: `on conflict` alone would lock and write the row each time.
      const { rows } = await sql`
        insert into lock_lease as held (key, token, expires_at)
        select ${key}, ${token}, ${inSeconds(seconds)}
        where not exists (select from lock_lease where key = ${key} and expires_at > clock_timestamp())
        on conflict (key) do update set token = excluded.token, expires_at = excluded.expires_at
          where held.expires_at <= clock_timestamp()
        returning key`.execute(db)
      return rows.length > 0
    },
    async renew({ key, token, seconds }) {
      const { rows } = await sql`
        update lock_lease set expires_at = ${inSeconds(seconds)}
        where key = ${key} and token = ${token} and expires_at > clock_timestamp() returning key`.execute(db)
      return rows.length > 0
    },
    async release({ key, token }) {
      await sql`delete from lock_lease where key = ${key} and token = ${token}`.execute(db)
    },
  }
}

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`
