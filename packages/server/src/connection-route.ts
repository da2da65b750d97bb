import pg from "pg"

/** How connections reach PostgreSQL. */
export interface ConnectionRoute {
  /** whether a connection pooler such as PgBouncer is in between, so that statements may change servers */
  readonly isPooled: boolean
  /** whether the server's role limits statements and turns JIT compilation off by itself */
  readonly isTuned: boolean
}

/** Milliseconds to wait for a server that does not respond. */
const patience = 5_000

/**
 * Returns a function that finds out how connections reach PostgreSQL. The result is kept; after a failure, the next
 * call tries again.
 */
export function createRouteFinder(url: string): () => Promise<ConnectionRoute> {
  let found: Promise<ConnectionRoute> | undefined
  return () =>
    (found ??= findRoute(url).catch((error: unknown) => {
      found = undefined
      throw error
    }))
}

/**
 * A pooler gives its clients process IDs that it makes up, so that it can cancel their statements wherever they run.
 * @throws what the driver reports when the server cannot be reached
 */
async function findRoute(url: string): Promise<ConnectionRoute> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  client.on("error", () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number; isTuned: boolean }>(`
      select pg_backend_pid() as pid, current_setting('jit') = 'off'
        and (select setting::bigint > 0 from pg_settings where name = 'statement_timeout') as "isTuned"`)
    const { pid, isTuned } = rows[0]!
    const { processID } = client as unknown as { readonly processID: number | null }
    return { isPooled: processID !== pid, isTuned }
  } finally {
    await client.end().catch(() => undefined)
  }
}
