import { AsyncLocalStorage } from "node:async_hooks"
import { StartError } from "./start-error.ts"

const scope = new AsyncLocalStorage<true>()
let running = 0

/**
 * Runs work on the schema: its statements use a direct connection to PostgreSQL, which migrations need for locks that
 * outlast a transaction.
 * @param isUpToDate whether all migrations are applied, in which case a pooler without a direct URL is allowed
 * @returns undefined if nothing had to be done
 * @throws direct_url_missing when a pooler is in between and DATABASE_DIRECT_URL is not set
 */
export async function onDirectConnection<T>(
  work: () => Promise<T>,
  isUpToDate: () => Promise<boolean>,
): Promise<T | undefined> {
  running++
  try {
    return await scope.run(true, work)
  } catch (error) {
    if (!(error instanceof StartError) || error.code !== "direct_url_missing") throw error
    if (await isUpToDate()) return undefined
    throw error
  } finally {
    // Node follows every promise of the process while a scope is on, which would slow down all requests.
    if (--running === 0) scope.disable()
  }
}

/** Whether the current work needs a direct connection. */
export function needsDirectConnection(): boolean {
  return scope.getStore() === true
}

/** The error for work that needs a direct connection where there is none. */
export function directUrlMissing(): StartError {
  return new StartError(
    "direct_url_missing",
    "Migrations are pending, and the URL of the database points to a connection pooler.",
    "Set DATABASE_DIRECT_URL, or directUrl of openModuleDatabase, to the URL of the same database without the pooler.",
  )
}
