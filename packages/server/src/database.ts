import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import type { Database } from "@stheno/core"
import { preparing } from "./prepared-statements.ts"

/** A database for an engine. */
export interface OpenDatabase {
  db: Kysely<Database>
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

/**
 * Opens a pool of connections. Numbers come back as numbers where they fit: counts and numerics within ±(2^53 −
 * 1); beyond that they stay text, since a rounded amount would be worse than a surprising type.
 * @param options.url the connection URL of a PostgreSQL server, version 14 or newer
 * @param options.max the maximum number of connections; 20 by default
 * @param options.prepares whether statements are prepared; `false` for connection pooling that does not support
 *   it
 * @param options.onError called when an idle connection breaks; the pool opens another one
 * @param options.onQuery called with the text of every statement and its duration in milliseconds
 * @since 0.1
 */
export function openDatabase(options: {
  url: string
  max?: number
  prepares?: boolean
  onError?: (error: Error) => void
  onQuery?: (sql: string, milliseconds: number) => void
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 20,
    // A connection knows its statements: a new one has to learn them again.
    idleTimeoutMillis: 60_000,
    options: settings.map((setting) => `-c ${setting}`).join(" "),
    types: { getTypeParser },
  })
  pool.on("error", options.onError ?? (() => undefined))
  // A connection that breaks while it is in use fails its statement; without a listener it would end the process too.
  pool.on("connect", (client) => void client.on("error", () => undefined))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: options.prepares === false ? pool : preparing(pool) }),
    log: options.onQuery
      ? (event) => options.onQuery?.(event.query.sql, event.queryDurationMillis)
      : undefined,
  })
  return { db, close: () => db.destroy() }
}

const numberTypes = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

/** How texts from PostgreSQL become values. */
export const getTypeParser = (id: number, format?: "text" | "binary"): ((text: string) => unknown) =>
  numberTypes.has(id) && format !== "binary" ? parseNumber : pg.types.getTypeParser(id, format)

function parseNumber(text: string): number | string {
  const number = Number(text)
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text
}
