import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely"

/** The part of a PGlite instance that the dialect uses. */
export interface PgliteClient {
  query(
    text: string,
    parameters?: unknown[],
    options?: { parsers?: Record<number, (text: string) => unknown> },
  ): Promise<{ rows: unknown[]; affectedRows?: number }>
}

/**
 * Creates a Kysely dialect for PGlite, a PostgreSQL that runs in the process or the browser tab. There is a
 * single connection, so queries wait while a transaction holds it. Counts and numerics are returned as numbers if
 * they are exact, otherwise as strings.
 * @param client a PGlite instance that is ready; the caller has to close it
 * @since 0.1
 */
export function pgliteDialect(client: PgliteClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PgliteDriver implements Driver {
  readonly #connection: PgliteConnection
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(client: PgliteClient) {
    this.#connection = new PgliteConnection(client)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    let release = () => {}
    this.#last = new Promise((resolve) => (release = resolve))
    await before
    this.#release = release
    return this.#connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // The driver only gets connections that it made.
    await (connection as PgliteConnection).run("begin")
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    // The driver only gets connections that it made.
    await (connection as PgliteConnection).run("commit")
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // The driver only gets connections that it made.
    await (connection as PgliteConnection).run("rollback")
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async destroy(): Promise<void> {}
}

class PgliteConnection implements DatabaseConnection {
  readonly #client: PgliteClient

  constructor(client: PgliteClient) {
    this.#client = client
  }

  async run(text: string): Promise<void> {
    await this.#client.query(text)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#client.query(query.sql, [...query.parameters], { parsers })
    const numAffectedRows = affectedRows === undefined ? undefined : BigInt(affectedRows)
    // The caller names the type of the rows, as for every driver.
    return { rows: rows as R[], numAffectedRows }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("PGlite answers in one piece: streaming is not available.")
  }
}

function parseNumber(text: string): number | string {
  const number = Number(text)
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text
}

/** By the numbers that PostgreSQL has for its types: int8 and numeric. */
const parsers = { 20: parseNumber, 1700: parseNumber }
