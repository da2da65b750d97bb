import type { SharedContext } from "@stheno/core/product"
import { onDirectConnection } from "./direct-connection.ts"
import { openDatabase, type OpenDatabase } from "./database.ts"

/**
 * The options of a database for modules.
 * @since 0.1.0
 */
export interface ModuleDatabaseOptions {
  /**
   * the connection URL of a PostgreSQL server, version 14 or newer; without it an embedded PostgreSQL is started
   */
  readonly url?: string
  /** the directory of the embedded PostgreSQL's data; `.stheno/modules` by default */
  readonly dataDir?: string
  /**
   * the maximum number of connections; 5 by default, because there can be many serverless processes with a pool
   * each
   */
  readonly max?: number
  /** the connection URL for migrations if `url` leads to a connection pooler: the same database without the pooler */
  readonly directUrl?: string
  /** whether statements are prepared; by default, unless a connection pooler is in between */
  readonly prepares?: boolean
  /**
   * whether pending migrations and default rows are applied first; `true` by default for the embedded PostgreSQL,
   * otherwise `false`, so that a cold start does not wait
   */
  readonly migrates?: boolean
}

/**
 * A database for modules. Pass it to a module as it is: `createProductModule(database)`.
 * @since 0.1.0
 */
export interface ModuleDatabase {
  /** the connection pool, which any number of modules can share */
  readonly db: OpenDatabase["db"]
  /** the connection URL */
  readonly url: string
  /**
   * Runs a function in one transaction. All calls of modules with the context it receives are committed together,
   * or rolled back if the function throws.
   * @param work the function, with the context to pass to the methods of modules
   * @since 0.1.0
   */
  transaction<T>(work: (shared: SharedContext) => Promise<T>): Promise<T>
  /** Closes the connections, and stops the embedded PostgreSQL if `openModuleDatabase` started it. */
  close(): Promise<void>
}

/**
 * Opens a database for modules that are used without a server: the one at a URL, or an embedded PostgreSQL.
 * @param options.url the connection URL; without it an embedded PostgreSQL is started
 * @param options.migrates whether pending migrations and default rows are applied first
 * @returns the database; call its `close` when you are done
 * @throws what `startEmbeddedPostgres` throws; migration_failed when the schema cannot be brought up to date;
 *   direct_url_missing when migrations are pending and only a connection pooler is known
 * @since 0.1.0
 */
export async function openModuleDatabase(options: ModuleDatabaseOptions = {}): Promise<ModuleDatabase> {
  const place = await findPlace(options)
  const { max = 5, prepares, directUrl } = options
  const { db, close } = openDatabase({
    url: place.url,
    max,
    ...(prepares !== undefined && { prepares }),
    ...(directUrl && { directUrl }),
  })
  const closeAll = async () => {
    await close()
    await place.stop()
  }
  try {
    if (options.migrates ?? place.isEmbedded) await bringUpToDate(db)
  } catch (error) {
    await closeAll()
    throw error
  }
  return {
    db,
    url: place.url,
    transaction: (work) => db.transaction().execute((transactionManager) => work({ transactionManager })),
    close: closeAll,
  }
}

interface Place {
  readonly url: string
  readonly isEmbedded: boolean
  stop(): Promise<void>
}

/** What only an embedded PostgreSQL needs is loaded only for it. */
async function findPlace({ url, dataDir = ".stheno/modules" }: ModuleDatabaseOptions): Promise<Place> {
  if (url) return { url, isEmbedded: false, stop: async () => {} }
  const { runningServerUrl, startEmbeddedPostgres } = await import("./embedded-postgres/index.ts")
  const running = await runningServerUrl(dataDir)
  if (running) return { url: running, isEmbedded: true, stop: async () => {} }
  const started = await startEmbeddedPostgres({ dataDir })
  return { url: started.url, isEmbedded: true, stop: () => started.stop() }
}

async function bringUpToDate(db: OpenDatabase["db"]): Promise<void> {
  const { insertDefaults, listMigrations, migrate } = await import("@stheno/core/migrations")
  const isUpToDate = async () => (await listMigrations(db)).every(({ appliedAt }) => appliedAt !== undefined)
  await onDirectConnection(() => migrate(db), isUpToDate)
  await insertDefaults(db)
}
