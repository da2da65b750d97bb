import type { SharedContext } from "@stheno/core/product"
import { openDatabase, type OpenDatabase } from "./database.ts"

/**
 * Where modules find their data.
 * @since 0.1.0
 */
export interface ModuleDatabaseOptions {
  /** connection URL of a PostgreSQL 14 or newer; without one an embedded PostgreSQL is started */
  readonly url?: string
  /** where the embedded PostgreSQL keeps its data; `.stheno/modules` unless said */
  readonly dataDir?: string
  /** connections at most; 5 unless said: serverless processes are many, and each has its own pool */
  readonly max?: number
  /** false where a pooler between here and PostgreSQL cannot prepare statements */
  readonly prepares?: boolean
  /**
   * brings the schema up to date first, with the default rows; true for the embedded PostgreSQL, else false, so that a
   * cold start does not wait for it
   */
  readonly migrates?: boolean
}

/**
 * A database for modules: hand it on as it is, as in `createProductModule(database)`.
 * @since 0.1.0
 */
export interface ModuleDatabase {
  /** the pool of connections; any number of modules share it */
  readonly db: OpenDatabase["db"]
  readonly url: string
  /**
   * Runs work in one transaction: all that modules do with the given context is kept, or nothing when it throws.
   * @since 0.1.0
   */
  transaction<T>(work: (shared: SharedContext) => Promise<T>): Promise<T>
  /** Closes the connections, and ends the embedded PostgreSQL if this started it. */
  close(): Promise<void>
}

/**
 * Opens a database for modules that are used without the server: that of a URL, or an embedded PostgreSQL.
 * @param options.url connection URL; without one an embedded PostgreSQL is started
 * @param options.migrates brings the schema up to date first
 * @returns the database; call `close` at the end
 * @throws what `startEmbeddedPostgres` throws; migration_failed when the schema cannot be brought up to date
 * @since 0.1.0
 */
export async function openModuleDatabase(options: ModuleDatabaseOptions = {}): Promise<ModuleDatabase> {
  const place = await findPlace(options)
  const { max = 5, prepares } = options
  const { db, close } = openDatabase({ url: place.url, max, ...(prepares === undefined ? {} : { prepares }) })
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
  const { insertDefaults, migrate } = await import("@stheno/core/migrations")
  await migrate(db)
  await insertDefaults(db)
}
