import path from "node:path"
import { configKeys, type Config } from "./config/keys.ts"
import { runningServerUrl } from "./embedded-postgres/index.ts"
import { assertSameDatabase, checkExternalPostgres } from "./external-postgres.ts"
import { StartError } from "./start-error.ts"

/**
 * The database of a running shop: from DATABASE_URL, or the embedded one of a server on this machine.
 * @returns its connection URL
 * @throws server_not_running when DATABASE_URL is not set and no server uses the data directory
 * @throws what `checkExternalPostgres` throws
 * @since 0.1
 */
export async function findDatabase(config: Config): Promise<string> {
  const configured = await configuredDatabase(config)
  if (configured) return configured
  const url = await runningServerUrl(config.dataDir)
  if (url) return url
  throw new StartError(
    "server_not_running",
    `No server runs on the data directory ${path.resolve(config.dataDir)}.`,
    "Start the server first, name its directory with --data-dir DIR, or set DATABASE_URL.",
  )
}

/**
 * The database of DATABASE_URL, if it is set, after a check that it and DATABASE_DIRECT_URL can be used.
 * @returns its connection URL
 * @throws what `checkExternalPostgres` and `assertSameDatabase` throw
 */
export async function configuredDatabase(
  config: Pick<Config, "databaseUrl" | "databaseDirectUrl">,
): Promise<string | undefined> {
  const { databaseUrl, databaseDirectUrl } = config
  if (!databaseUrl) return undefined
  await checkExternalPostgres(databaseUrl)
  if (databaseDirectUrl) {
    await checkExternalPostgres(databaseDirectUrl, configKeys.databaseDirectUrl.env)
    await assertSameDatabase(databaseUrl, databaseDirectUrl)
  }
  return databaseUrl
}
