import pg from "pg"
import { StartError } from "../start-error.ts"

/** A connection for a backup or a restore. */
export interface BackupConnection {
  readonly client: pg.Client
  /** the schema of the store's tables, which is `public` unless the URL sets a `search_path` */
  readonly schema: string
}

/** The schema of the job queue. */
export const jobSchema = "pgboss"

/**
 * Opens a connection for a backup: without time limits, with names that always come with their schema, and with values
 * that any version of PostgreSQL reads back unchanged.
 * @param url connection URL without a pooler in between
 * @throws database_schema_missing when its `search_path` names no schema that exists
 * @since 0.1
 */
export async function connectForBackup(url: string): Promise<BackupConnection> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on("error", () => undefined)
  await client.connect()
  const { rows } = await client.query<{ schema: string | null }>("select current_schema() as schema")
  const schema = rows[0]!.schema
  if (schema === null) {
    await client.end()
    throw new StartError(
      "database_schema_missing",
      "No schema in the search_path of the database exists.",
      "Correct the search_path in DATABASE_URL, or create the schema.",
    )
  }
  for (const setting of settings) await client.query(`set ${setting}`)
  return { client, schema }
}

/** Rows of a fresh table are read in the order in which they were written, so their checksums can be compared. */
const settings: readonly string[] = [
  "search_path = ''",
  "statement_timeout = 0",
  "lock_timeout = 0",
  "idle_in_transaction_session_timeout = 0",
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  "extra_float_digits = 3",
  "bytea_output = 'hex'",
  "synchronize_seqscans = off",
  "row_security = off",
  "check_function_bodies = off",
]
