import type { Engine } from "@stheno/core"
import { assembleEngine } from "../assemble-engine.ts"
import type { Config } from "../config/keys.ts"
import { archiveOptions } from "../config/read-config.ts"
import { startEmbeddedPostgres } from "../embedded-postgres/index.ts"
import { createExternalDatabase } from "../external-postgres.ts"
import { findDatabase } from "../find-database.ts"
import { addressOf } from "../http/listen.ts"
import { StartError } from "../start-error.ts"
import { openProject, type Opened } from "./open-project.ts"

/** A shop that a command works on, and that is let go of when it has finished. */
export interface CommandShop extends Opened {
  readonly engine: Engine
  /** connection URL of its database */
  readonly url: string
  engineOver(db: Engine["db"]): Engine
}

/**
 * Does something with the shop of this folder: with the database of DATABASE_URL, the embedded one of a server that
 * runs, or the embedded one, started for this.
 * @param options.createsDatabase makes the database of DATABASE_URL where there is none
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function withShop<T>(
  overrides: Partial<Config>,
  work: (shop: CommandShop) => Promise<T>,
  options: { readonly createsDatabase?: boolean } = {},
): Promise<T> {
  const opened = await openProject(process.cwd(), overrides)
  const { config, project } = opened
  const createdAt =
    options.createsDatabase && config.databaseUrl && (config.databaseDirectUrl || config.databaseUrl)
  if (createdAt && (await createExternalDatabase(createdAt)))
    console.log("Created the database in DATABASE_URL")
  const { url, stop } = await databaseOf(config)
  try {
    const baseUrl = config.backendUrl || addressOf("localhost", config.port)
    const { engine, silentEngineOver, close } = assembleEngine(config, { url, baseUrl, project })
    try {
      return await work({ ...opened, engine, url, engineOver: silentEngineOver })
    } finally {
      await close()
    }
  } finally {
    await stop()
  }
}

/** The database, started where nothing runs it; `stop` ends what was started. */
export async function databaseOf(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  try {
    return { url: await findDatabase(config), stop: async () => {} }
  } catch (error) {
    if (!(error instanceof StartError) || error.code !== "server_not_running") throw error
    // Without it, what the command writes would be missing in the archive.
    const archive = archiveOptions(config, { isKeeper: false })
    return startEmbeddedPostgres({ dataDir: config.dataDir, archive })
  }
}
