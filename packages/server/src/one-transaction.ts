import type { Database } from "@stheno/core"
import { pgliteDialect } from "@stheno/core/host"
import { Kysely } from "kysely"
import pg from "pg"
import { getTypeParser } from "./database.ts"

/** What the engine uses as a transaction, inside the one that is already open. */
const nested: Record<string, string> = {
  begin: "savepoint step",
  commit: "release savepoint step",
  rollback: "rollback to savepoint step; release savepoint step",
}

/**
 * Does a long piece of work through the engine in one transaction: all of it is kept, or nothing when it throws.
 * There is one connection, so that whatever runs at the same time waits for each other.
 * @param url connection URL
 * @param work gets a database to make an engine over
 * @since 0.1
 */
export async function inOneTransaction<T>(
  url: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    types: { getTypeParser },
  })
  await client.connect()
  const query = async (text: string, parameters?: unknown[]) => {
    const { rows, rowCount } = await client.query<Record<string, unknown>>(nested[text] ?? text, parameters)
    return { rows, affectedRows: rowCount ?? undefined }
  }
  try {
    // A connection pooler would refuse settings of the session.
    await client.query("begin; set local jit = off; set local timezone = 'UTC'")
    const result = await work(new Kysely<Database>({ dialect: pgliteDialect({ query }) }))
    await client.query("commit")
    return result
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end()
  }
}
