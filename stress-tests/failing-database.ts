import type { Database } from "@stheno/core"
import { Kysely, PostgresDialect, type DatabaseConnection, type Dialect } from "kysely"
import pg from "pg"
import { getTypeParser } from "@stheno/server/internal/database.ts"
import type { ExecutedStatement } from "./order-locks.ts"

/** What happens to one statement: nothing, it never arrives, or it is done and nobody hears of it. */
export type Fate = "done" | "lost" | "unheard"

/** What the network did. */
export class LostStatement extends Error {}

/**
 * A database over connections that break when told to. A connection that broke is not used again, so what it had
 * open is rolled back.
 * @param fate asked before each statement, those that begin and end transactions included
 * @param note called with each statement that was done
 */
export function openFailingDatabase(
  url: string,
  fate: (text: string) => Fate,
  note: (statement: ExecutedStatement) => void,
): { db: Kysely<Database>; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    options: "-c jit=off -c timezone=UTC",
    types: { getTypeParser },
  })
  pool.on("error", () => undefined)
  const inner = new PostgresDialect({ pool })
  const broken = new WeakSet<DatabaseConnection>()
  const known = new WeakSet<DatabaseConnection>()
  const dialect: Dialect = {
    createAdapter: () => inner.createAdapter(),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
    createDriver() {
      const driver = inner.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      driver.acquireConnection = async () => {
        const connection = await acquire()
        broken.delete(connection)
        if (!known.has(connection)) failing(connection, { fate, note, broken })
        known.add(connection)
        return connection
      }
      return driver
    },
  }
  const db = new Kysely<Database>({ dialect })
  return { db, close: () => db.destroy() }
}

function failing(
  connection: DatabaseConnection,
  {
    fate,
    note,
    broken,
  }: {
    fate: (text: string) => Fate
    note: (statement: ExecutedStatement) => void
    broken: WeakSet<DatabaseConnection>
  },
): void {
  const execute = connection.executeQuery.bind(connection)
  const roll = async (query: Parameters<typeof execute>[0]) => {
    // The server ends what a lost client had open.
    await execute({ ...query, sql: "rollback", parameters: [] }).catch(() => undefined)
    broken.add(connection)
  }
  connection.executeQuery = async <R>(query: Parameters<typeof execute>[0]) => {
    if (broken.has(connection)) throw new LostStatement("the connection is lost")
    const what = fate(query.sql)
    if (what === "lost") {
      await roll(query)
      throw new LostStatement("a statement was lost")
    }
    const result = await execute<R>(query)
    note({ connection, text: query.sql, parameters: query.parameters, rows: result.rows })
    if (what === "unheard") {
      await roll(query)
      throw new LostStatement("an answer was lost")
    }
    return result
  }
}
