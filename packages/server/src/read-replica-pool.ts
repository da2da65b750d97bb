import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely"
import type { Database } from "@stheno/core"
import type pg from "pg"
import { createRouteFinder } from "./connection-route.ts"
import { openPool, type DatabaseOptions } from "./database.ts"

/** Connections to a read replica. */
export interface ReadReplicaPool {
  readonly db: Kysely<Database>
  /** Closes the connections now. */
  stop(): void
  /** Closes the connections after the running statements. */
  close(): Promise<void>
}

/** Milliseconds that a statement may take where the operator has set no limit. */
const longestRead = 60_000

/**
 * Opens connections to a read replica. A connection that does not respond is broken, so that a replica behind a dead
 * network is given up.
 * @param options.requests the number of connections, and the time limit of statements
 * @since 0.1
 */
export function openReadReplica(
  options: Pick<DatabaseOptions, "url" | "prepares" | "onError" | "onQuery"> &
    Required<Pick<DatabaseOptions, "requests">>,
): ReadReplicaPool {
  const { requests, url, onQuery } = options
  const responseTimeout = (requests.statementTimeout || longestRead) + 1_000
  const pool = openPool(options, createRouteFinder(url), { ...requests, responseTimeout })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withRows(pool) }),
    log: onQuery ? (event) => onQuery(event.query.sql, event.queryDurationMillis) : undefined,
  })
  return { db, stop: () => pool.stop(), close: () => db.destroy() }
}

/** A text of several statements gives the result of the one that returns rows. */
function withRows(pool: PostgresPool): PostgresPool {
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? clientWithRows(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function clientWithRows(client: PostgresPoolClient): PostgresPoolClient {
  const query = async (text: string, parameters: readonly unknown[]) => {
    const result: unknown = await client.query(text, parameters)
    return Array.isArray(result)
      ? (result as pg.QueryResult[]).find(({ fields }) => fields.length > 0)
      : result
  }
  // The other form of `query` is for cursors, which nothing here asks for.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() }
}
