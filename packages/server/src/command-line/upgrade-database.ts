import path from "node:path"
import type { Config } from "../config/keys.ts"
import { StartError } from "../start-error.ts"
import { deleteKeptData, upgradeDatabase } from "../upgrade-database/index.ts"
import { openProject } from "./open-project.ts"
import { print } from "./start.ts"
import { version } from "./version.ts"

/**
 * `stheno upgrade-database`: upgrades the data of the embedded PostgreSQL to the major version that is included, or
 * deletes the old data that an upgrade kept.
 * @throws upgrade_not_embedded when DATABASE_URL is set
 * @throws what `upgradeDatabase` and `deleteKeptData` throw
 * @since 0.1
 */
export async function upgradeStore(
  overrides: Partial<Config>,
  options: {
    readonly binaries: string | undefined
    readonly isStoreOnly: boolean
    readonly isDeletingOld: boolean
  },
): Promise<void> {
  const { config } = await openProject(process.cwd(), overrides)
  if (config.databaseUrl)
    throw new StartError(
      "upgrade_not_embedded",
      "DATABASE_URL is set, so the store does not use the embedded PostgreSQL.",
      "Upgrade that server with its own tools, such as pg_upgrade, or unset DATABASE_URL.",
    )
  if (options.isDeletingOld) {
    const deleted = deleteKeptData(config.dataDir)
    console.log(deleted.length > 0 ? `Deleted ${deleted.join(", ")}` : "There are no old data to delete.")
    return
  }
  const done = await upgradeDatabase({
    dataDir: config.dataDir,
    binaries: options.binaries,
    isStoreOnly: options.isStoreOnly,
    version: version(),
    onProgress: print,
  })
  console.log(
    `Upgraded ${path.resolve(config.dataDir)} from PostgreSQL ${done.from} to ${done.to}: ` +
      `${done.rows} rows in ${done.tables} tables.\n` +
      `The old data are in ${done.kept}. When the store works, delete them with stheno upgrade-database --delete-old.`,
  )
}
