import type { PostgresPool, PostgresPoolClient } from "kysely"
import pg from "pg"
import type { StoppablePool } from "./stoppable-pool.ts"

/** SQLSTATEs for errors that have none: two of class 08, and a custom one, which the core knows too. */
const states = { connect: "08001", query: "08006", stopping: "XS001" }

/** A connection to PostgreSQL could not be opened, broke, or was stopped. The API answers with 503. */
class ConnectionError extends Error {
  override readonly name = "ConnectionError"
  readonly code: string

  constructor(code: string, cause: unknown) {
    super(cause instanceof Error && cause.message ? cause.message : String(cause), { cause })
    this.code = code
  }
}

const stopping = () => new ConnectionError(states.stopping, new Error("The server is shutting down"))

/**
 * Gives connection errors an SQLSTATE, whatever the driver reports, and makes the pool stoppable.
 * @param inner what runs the statements: the pool itself, or a wrapper that prepares them
 */
export function withOutages(pool: pg.Pool, inner: PostgresPool): StoppablePool {
  const open = new Set<pg.Client>()
  pool.on("connect", (client) => void open.add(client as unknown as pg.Client))
  pool.on("remove", (client) => void open.delete(client as unknown as pg.Client))
  const waiting = new Set<(error: Error) => void>()
  const guards = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  let isStopped = false
  const failure = (state: string, error: unknown) =>
    isStopped ? stopping() : isOutage(error) ? new ConnectionError(state, error) : error
  const guardOf = (client: PostgresPoolClient) => {
    const guard = guards.get(client) ?? guarded(client, (error) => failure(states.query, error))
    guards.set(client, guard)
    return guard
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    try {
      const client = await inner.connect()
      if (!isStopped) return guardOf(client)
      client.release()
    } catch (error) {
      throw error instanceof pg.DatabaseError ? error : failure(states.connect, error)
    }
    throw stopping()
  }
  return {
    connect: () =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(stopping())
        waiting.add(reject)
        void connect()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject))
      }),
    end: () => inner.end(),
    stop() {
      isStopped = true
      for (const reject of waiting) reject(stopping())
      for (const client of open) client.end().catch(() => undefined)
    },
  }
}

function guarded(client: PostgresPoolClient, failure: (error: unknown) => unknown): PostgresPoolClient {
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, parameters)
    } catch (error) {
      throw failure(error)
    }
  }
  // The other form of `query` is for cursors, which nothing here asks for.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() }
}

/** What `pg` says of a connection that it cannot use, or that gave no response in time; these errors have no code. */
const brokenConnection =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) return false
  // A system call failed: ECONNREFUSED, ECONNRESET, EPIPE, ENOENT of a socket, ENOTFOUND.
  return "syscall" in error || brokenConnection.test(error.message)
}
