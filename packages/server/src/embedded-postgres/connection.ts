import fs from "node:fs"
import pg from "pg"

/** Where a running server listens: a directory with its unix socket, or a port of the loopback address. */
export interface Listener {
  socketDir?: string
  port: number
}

/** The database of the store. */
export const databaseName = "stheno"

/**
 * The connection URL of an embedded server, for `pg`, psql and DATABASE_URL alike.
 * @since 0.1
 */
export function connectionUrl(listener: Listener, passwordFile: string, database: string): string {
  const password = encodeURIComponent(fs.readFileSync(passwordFile, "utf8").trim())
  const host = listener.socketDir ? "localhost" : "127.0.0.1"
  const query = listener.socketDir ? `?host=${encodeURIComponent(listener.socketDir)}` : ""
  return `postgres://postgres:${password}@${host}:${listener.port}/${database}${query}`
}

/**
 * Whether a server answers, and takes our password, at this moment.
 * @since 0.1
 */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on("error", () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The rows of a query, read on a separate connection.
 * @param connectionTimeoutMillis how long to wait for the connection; without it, as long as it takes
 */
export async function readRows<T extends pg.QueryResultRow>(
  url: string,
  query: string,
  connectionTimeoutMillis?: number,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(query)).rows
  } finally {
    await client.end()
  }
}

/**
 * Gives the user of a server another password, e.g. the one of the data directory that it replaces.
 * @param password as in the file of the data directory
 */
export async function changePassword(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`alter role postgres password ${client.escapeLiteral(password)}`)
  } finally {
    await client.end()
  }
}

/**
 * Creates a database unless it is there.
 * @param url a database of the same server
 * @since 0.1
 */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
