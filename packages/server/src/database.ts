import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import type { Database } from "@stheno/core"
import { withOutages, type StoppablePool } from "./outages.ts"
import { preparing } from "./prepared-statements.ts"
import { isInRequest } from "./request-scope.ts"

/** A database for an engine. */
export interface OpenDatabase {
  db: Kysely<Database>
  /**
   * Closes the connections of API requests now. PostgreSQL rolls back what they have not committed, and they are
   * answered with 503.
   */
  stopRequests(): void
  /** Closes all connections after the running statements. */
  close(): Promise<void>
}

/** How PostgreSQL works for us; each was measured (decisions/0020). */
const settings = [
  // Compiling a statement to machine code costs a shop's small statements up to 100 times what it saves.
  "jit=off",
  // A plan for each call costs more than the better one saves, and whether there is one depends on estimates.
  "plan_cache_mode=force_generic_plan",
  // Shops are in memory or on flash: with the default of 4, prices of 150 variants were looked for in all of them.
  "random_page_cost=1.1",
  "timezone=UTC",
]

/** How to open the connections of a database. */
interface DatabaseOptions {
  /** the connection URL of a PostgreSQL server, version 14 or newer */
  readonly url: string
  /** the maximum number of connections; 20 by default */
  readonly max?: number
  /** separate connections for API requests; without it, requests share the others */
  readonly requests?: {
    /** the maximum number of connections for requests */
    readonly max: number
    /** the maximum duration of a statement in milliseconds; 0 means no limit */
    readonly statementTimeout: number
  }
  /** whether statements are prepared; `false` for connection pooling that does not support it */
  readonly prepares?: boolean
  /** called when an idle connection breaks; the pool opens another one */
  readonly onError?: (error: Error) => void
  /** called with the text of every statement and its duration in milliseconds */
  readonly onQuery?: (sql: string, milliseconds: number) => void
}

/**
 * Opens a pool of connections. Numbers come back as numbers where they fit: counts and numerics within ±(2^53 −
 * 1); beyond that they stay text, since a rounded amount would be worse than a surprising type.
 * @since 0.1
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const others = openPool(options, options.max ?? 20, settings)
  const requests = options.requests ? openRequestPool(options, options.requests) : others
  const pool = {
    connect: () => (isInRequest() ? requests : others).connect(),
    end: async () => {
      await others.end()
      if (requests !== others) await requests.end()
    },
  }
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: options.onQuery
      ? (event) => options.onQuery?.(event.query.sql, event.queryDurationMillis)
      : undefined,
  })
  return { db, stopRequests: () => requests.stop(), close: () => db.destroy() }
}

/**
 * Requests have connections of their own, which are opened with the time limit: that takes no statement per request,
 * and jobs, imports and migrations have no limit. A pooler that refuses startup options needs another way.
 */
function openRequestPool(
  options: DatabaseOptions,
  { max, statementTimeout }: NonNullable<DatabaseOptions["requests"]>,
): StoppablePool {
  return openPool(options, max, [...settings, `statement_timeout=${statementTimeout}`])
}

function openPool(options: DatabaseOptions, max: number, startup: readonly string[]): StoppablePool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max,
    // A connection knows its statements: a new one has to learn them again.
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    options: startup.map((setting) => `-c ${setting}`).join(" "),
    types: { getTypeParser },
    Client: ImpatientClient,
  })
  pool.on("error", options.onError ?? (() => undefined))
  // A connection that breaks while it is in use fails its statement; without a listener it would end the process too.
  pool.on("connect", (client) => void client.on("error", () => undefined))
  return withOutages(pool, options.prepares === false ? pool : preparing(pool))
}

/**
 * Gives up opening a connection after 5 seconds. The option of the pool would also count the time that a request
 * waits for a connection to become free.
 */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 5_000 })
  }
}

const numberTypes = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

/** How texts from PostgreSQL become values. */
export const getTypeParser = (id: number, format?: "text" | "binary"): ((text: string) => unknown) =>
  numberTypes.has(id) && format !== "binary" ? parseNumber : pg.types.getTypeParser(id, format)

function parseNumber(text: string): number | string {
  const number = Number(text)
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text
}
