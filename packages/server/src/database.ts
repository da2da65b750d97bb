import { Kysely, PostgresDialect, type LogEvent, type PostgresPool } from "kysely"
import pg from "pg"
import type { Database } from "@stheno/core"
import { createRouteFinder, type ConnectionRoute } from "./connection-route.ts"
import { directUrlMissing, needsDirectConnection } from "./direct-connection.ts"
import { breakingWhenLate } from "./late-responses.ts"
import { withOutages } from "./outages.ts"
import { withLocalSettings, type Settings } from "./pooled-statements.ts"
import { preparing } from "./prepared-statements.ts"
import type { StoppablePool } from "./stoppable-pool.ts"

/** A database for an engine. */
export interface OpenDatabase {
  /** The database over the connections of the process. */
  db: Kysely<Database>
  /** The same database over the connections for requests; `db` where requests share the others. */
  requestDb: Kysely<Database>
  /** A connection for readiness probes, which stays free when requests or jobs use all the others. */
  probe: Kysely<Database>
  /**
   * Closes the connections of API requests now. PostgreSQL rolls back what they have not committed, and they are
   * answered with 503.
   */
  stopRequests(): void
  /** Closes all connections after the running statements; a second call does nothing more. */
  close(): Promise<void>
}

/** How PostgreSQL works for us; each was measured (decisions/0020). */
const settings: Settings = {
  // Compiling a statement to machine code costs a shop's small statements up to 100 times what it saves.
  jit: "off",
  // A plan for each call costs more than the better one saves, and whether there is one depends on estimates.
  plan_cache_mode: "force_generic_plan",
  // Shops are in memory or on flash: with the default of 4, prices of 150 variants were looked for in all of them.
  random_page_cost: "1.1",
}

/** Times are read as texts in UTC. Poolers keep this parameter for each of their clients, and refuse most others. */
const tracked: Settings = { TimeZone: "UTC" }

/** How to open the connections of a database. */
export interface DatabaseOptions {
  /** the connection URL of a PostgreSQL server, version 14 or newer, or of a connection pooler in front of one */
  readonly url: string
  /** the connection URL for work on the schema, where `url` leads to a connection pooler */
  readonly directUrl?: string
  /** the maximum number of connections; 20 by default */
  readonly max?: number
  /** separate connections for API requests; without it, requests share the others */
  readonly requests?: {
    /** the maximum number of connections for requests */
    readonly max: number
    /** the maximum duration of a statement in milliseconds; 0 means no limit */
    readonly statementTimeout: number
  }
  /** whether statements are prepared; by default, unless a connection pooler is in between */
  readonly prepares?: boolean
  /** called when an idle connection breaks; the pool opens another one */
  readonly onError?: (error: Error) => void
  /** called with the text of every statement and its duration in milliseconds */
  readonly onQuery?: (sql: string, milliseconds: number) => void
}

/**
 * Opens a pool of connections, which connect when they are first used. Columns of the types `bigint` and `numeric`
 * are read as numbers. A value that a JavaScript number cannot hold, beyond ±(2^53 − 1), is read as text instead of being
 * rounded.
 * @param options the URL and the limits of the pool
 * @since 0.1
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const findRoute = createRouteFinder(options.url)
  const others = openPool(options, findRoute, { max: options.max ?? 20 })
  // Requests have separate connections with a time limit; jobs, imports and migrations have no limit.
  const requests = options.requests ? openPool(options, findRoute, forRequests(options.requests)) : others
  const probe = openPool(options, findRoute, probing)
  const direct = options.directUrl ? openDirectPool(options, options.directUrl) : undefined
  const forSchema = async () => {
    if (direct) return direct.connect()
    if ((await findRoute()).isPooled) throw directUrlMissing()
    return others.connect()
  }
  const { onQuery } = options
  const log = onQuery && ((event: LogEvent) => onQuery(event.query.sql, event.queryDurationMillis))
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    for (const pool of new Set([others, requests, direct, probe])) await pool?.end()
  }
  const over = (pool: PostgresPool) => new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log })
  const db = over({
    connect: () => (needsDirectConnection() ? forSchema() : others.connect()),
    end: () => others.end(),
  })
  return {
    db,
    requestDb: requests === others ? db : over(requests),
    probe: new Kysely<Database>({ dialect: new PostgresDialect({ pool: probe }) }),
    stopRequests: () => requests.stop(),
    close: () => (closing ??= closeAll()),
  }
}

/** Milliseconds by which the response to a statement may come later than PostgreSQL stops the statement. */
const grace = 5_000

/** A server that does not even stop a statement in time hangs, or is cut off without a word: the API answers with 503. */
function forRequests({ max, statementTimeout }: NonNullable<DatabaseOptions["requests"]>): PoolOptions {
  return { max, statementTimeout, ...(statementTimeout > 0 && { responseTimeout: statementTimeout + grace }) }
}

/** A probe gives up after five seconds, and its connection too. It is opened at the first probe. */
const probing: PoolOptions = { max: 1, statementTimeout: 5_000, responseTimeout: 5_000 }

/** Connections for work on the schema, which close soon after it. */
function openDirectPool(options: DatabaseOptions, url: string): StoppablePool {
  const directly = () => Promise.resolve({ isPooled: false, isTuned: false })
  return openPool({ ...options, url }, directly, { max: 2, idleTimeout: 1_000 })
}

/** What the connections of a pool have in common. */
interface PoolOptions {
  readonly max: number
  /** the maximum duration of a statement in milliseconds; unlimited by default */
  readonly statementTimeout?: number
  /** milliseconds after which an unused connection is closed */
  readonly idleTimeout?: number
  /** milliseconds after which a connection is broken that does not respond; without it the network decides */
  readonly responseTimeout?: number
}

/**
 * Opens a pool whose connections have the settings that the server needs.
 * @param findRoute tells whether a connection pooler is in between
 * @since 0.1
 */
export function openPool(
  options: Pick<DatabaseOptions, "url" | "prepares" | "onError">,
  findRoute: () => Promise<ConnectionRoute>,
  { max, statementTimeout, idleTimeout = 60_000, responseTimeout }: PoolOptions,
): StoppablePool {
  let route: ConnectionRoute | undefined
  const Client = clientWith(() => (route?.isPooled ? tracked : { ...held, ...tracked }))
  const held: Settings = { ...settings, statement_timeout: String(statementTimeout ?? 0) }
  const pool = new pg.Pool({
    connectionString: options.url,
    max,
    // A connection knows its statements: a new one has to learn them again.
    idleTimeoutMillis: idleTimeout,
    keepAlive: true,
    types: { getTypeParser },
    ...(responseTimeout ? { query_timeout: responseTimeout, Client: breakingWhenLate(Client) } : { Client }),
  })
  pool.on("error", options.onError ?? (() => undefined))
  // A connection that breaks while it is in use fails its statement; without a listener it would end the process too.
  pool.on("connect", (client) => void client.on("error", () => undefined))
  const whenPrepared = preparing(pool)
  const connect = async () => {
    route = await findRoute()
    const client = await ((options.prepares ?? !route.isPooled) ? whenPrepared : pool).connect()
    if (!route.isPooled) return client
    const wrapsStatements = statementTimeout !== undefined && !route.isTuned
    return withLocalSettings(client, { settings: held, wrapsStatements })
  }
  return withOutages(pool, { connect, end: () => pool.end() })
}

/**
 * Gives up opening a connection after 5 seconds. The option of the pool would also count the time that a request
 * waits for a connection to become free.
 * @param startup returns the parameters that a connection opens with
 */
function clientWith(startup: () => Settings): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: 5_000 })
    }

    /** The driver calls this for the first message of a connection. */
    getStartupConf(): object {
      const { getStartupConf } = pg.Client.prototype as unknown as { getStartupConf(): object }
      return { ...getStartupConf.call(this), ...startup() }
    }
  }
}

const numberTypes = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

/** How texts from PostgreSQL become values. */
export const getTypeParser = (id: number, format?: "text" | "binary"): ((text: string) => unknown) =>
  numberTypes.has(id) && format !== "binary" ? parseNumber : typeParsers.getTypeParser(id, format)

/** The driver's own types leave the values open. */
const typeParsers: { getTypeParser(id: number, format?: "text" | "binary"): (text: string) => unknown } =
  pg.types

function parseNumber(text: string): number | string {
  const number = Number(text)
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text
}
