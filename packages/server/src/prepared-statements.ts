import type { PostgresPool, PostgresPoolClient } from "kysely"
import type pg from "pg"

/** Statements that one connection keeps prepared, and texts that the process knows names of. */
const limits = { perConnection: 150, names: 600 }

/**
 * A pool whose connections prepare every statement with parameters and keep those used last: PostgreSQL then reads
 * and plans a text once per connection, which for what reads an order takes ten times as long as running it.
 * Statements are named by their text, so that nobody has to think of names.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new StatementNames()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparingClient(client, names)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** Other texts without parameters may be scripts of several statements, and those cannot be prepared. */
const isSingleRead = /^\s*(?:select|with)\b[^;]*$/i

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const prepared = new PreparedStatements(client)
  const query = async (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    const values = [...parameters]
    if (values.length === 0 && !isSingleRead.test(sql)) return client.query(sql)
    const { name, text } = names.of(sql)
    prepared.use(name)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isOutdated(error)) throw error
      prepared.forget(name)
      if (client.getTransactionStatus() !== "I") throw error
      return client.query(text, values)
    }
  }
  // The other form of `query` is for cursors, which nothing here asks for.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() }
}

/** Another process has migrated the table: what the statement gives is not what it was prepared for. */
function isOutdated(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === "0A000" && String(message).includes("cached plan")
}

/** One name per text, for all connections, and one copy of the text. A name is never given to another text. */
class StatementNames {
  readonly #known = new Map<string, { readonly name: string; readonly text: string }>()
  #count = 0

  of(text: string): { readonly name: string; readonly text: string } {
    const found = this.#known.get(text) ?? { name: `s${++this.#count}`, text }
    moveToEnd(this.#known, found.text, found)
    if (this.#known.size > limits.names) this.#known.delete(first(this.#known)!)
    return found
  }
}

/** What `pg` has for those who prepare statements by themselves, such as its own cursors. */
interface Connection {
  readonly parsedStatements: Record<string, string>
  close(message: { type: "S"; name: string }): void
}

/** The prepared statements of one connection. PostgreSQL keeps the plan of each, so their number has a bound. */
class PreparedStatements {
  readonly #names = new Map<string, true>()
  readonly #connection: Connection

  constructor(client: pg.PoolClient) {
    this.#connection = (client as unknown as { connection: Connection }).connection
  }

  /** Call before the statement runs; the one that was not used for longest makes room. */
  use(name: string): void {
    moveToEnd(this.#names, name, true)
    if (this.#names.size > limits.perConnection) this.forget(first(this.#names)!)
  }

  /** PostgreSQL reads this before the next statement, and answers together with it. */
  forget(name: string): void {
    this.#names.delete(name)
    delete this.#connection.parsedStatements[name]
    this.#connection.close({ type: "S", name })
  }
}

function moveToEnd<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key)
  map.set(key, value)
}

function first<K>(map: Map<K, unknown>): K | undefined {
  return map.keys().next().value
}
