import path from "node:path"
import type { Config } from "./config/keys.ts"
import { runningServerUrl } from "./embedded-postgres/index.ts"
import { checkExternalPostgres } from "./external-postgres.ts"
import { StartError } from "./start-error.ts"

/**
 * The database of a shop that runs: that of DATABASE_URL, or the embedded one of a server on this machine.
 * @returns its connection URL
 * @throws server_not_running when there is no DATABASE_URL and no server runs on the data directory
 * @throws what `checkExternalPostgres` throws
 * @since 0.1
 */
export async function findDatabase(config: Config): Promise<string> {
  if (config.databaseUrl) {
    await checkExternalPostgres(config.databaseUrl)
    return config.databaseUrl
  }
  const url = await runningServerUrl(config.dataDir)
  if (url) return url
  throw new StartError(
    "server_not_running",
    `No server runs on the data directory ${path.resolve(config.dataDir)}.`,
    "Start the server first, name its directory with --data-dir DIR, or set DATABASE_URL.",
  )
}
