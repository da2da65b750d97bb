import fs from "node:fs"
import path from "node:path"
import { readManifest, restoreBackup, writeBackup, type Manifest } from "../backup/index.ts"
import type { Config } from "../config/keys.ts"
import { StartError } from "../start-error.ts"
import { restoreStoreToTime } from "./restore-to-time.ts"
import { openProject } from "./open-project.ts"
import { version } from "./version.ts"
import { databaseOf } from "./with-shop.ts"

/**
 * `stheno backup`: writes the database and the uploaded files to a new folder.
 * @param options.out the folder; by default one below `backups` that is named for the time in UTC
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function backupStore(
  overrides: Partial<Config>,
  options: { readonly out: string | undefined },
): Promise<void> {
  const { config } = await openProject(process.cwd(), overrides)
  const folder = path.resolve(options.out ?? path.join("backups", stampOf(new Date())))
  assertStore(config)
  const { url, stop } = await databaseOf(config)
  try {
    const manifest = await writeBackup({
      url: config.databaseDirectUrl || url,
      dataDir: config.dataDir,
      folder,
      version: version(),
    })
    console.log(`Backup written to ${folder}: ${contentOf(manifest)}`)
  } finally {
    await stop()
  }
}

/** What `stheno restore` was given. */
interface RestoreWords {
  /** the folder of a backup */
  readonly folder: string | undefined
  /** the time of `--to` */
  readonly time: string | undefined
  readonly isReplacing: boolean
  /** only checks what would be restored */
  readonly isChecking: boolean
}

/**
 * `stheno restore`: restores a backup into the database and the data directory of this folder's project, or its embedded
 * database to a point in time.
 * @throws restore_source_not_valid unless there is either a folder or a time
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function restoreStore(overrides: Partial<Config>, words: RestoreWords): Promise<void> {
  const { folder, time, isReplacing, isChecking } = words
  if (time !== undefined && folder === undefined && !isReplacing)
    return restoreStoreToTime(overrides, { time, isChecking })
  if (time !== undefined || folder === undefined)
    throw new StartError(
      "restore_source_not_valid",
      time === undefined
        ? "The command restore needs the folder of a backup, or --to with a time."
        : `--to restores from the archive, and does not go together with ${folder ?? "--replace"}.`,
      "Run stheno restore DIR, or stheno restore --to TIME.",
    )
  await restoreFolder(overrides, path.resolve(folder), { isReplacing, isChecking })
}

async function restoreFolder(
  overrides: Partial<Config>,
  folder: string,
  { isReplacing, isChecking }: Pick<RestoreWords, "isReplacing" | "isChecking">,
): Promise<void> {
  if (isChecking) {
    console.log(`The backup is complete: ${contentOf(await readManifest(folder))}`)
    return
  }
  const { config } = await openProject(process.cwd(), overrides)
  const { url, stop } = await databaseOf(config)
  try {
    const manifest = await restoreBackup({
      url: config.databaseDirectUrl || url,
      dataDir: config.dataDir,
      folder,
      isReplacing,
      version: version(),
    })
    console.log(`Restored ${folder}: ${contentOf(manifest)}`)
  } finally {
    await stop()
  }
}

/** Without this, a backup from the wrong folder would create a store there. */
function assertStore({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || fs.existsSync(dataDir)) return
  throw new StartError(
    "backup_empty",
    `There is no store to back up: DATABASE_URL is not set, and ${path.resolve(dataDir)} does not exist.`,
    "Run the command in the folder of the project, and check DATABASE_URL or --data-dir.",
  )
}

/** `20260115T031500Z`, which every file system accepts. */
function stampOf(time: Date): string {
  return time.toISOString().replace(/\.\d+|[-:]/g, "")
}

function contentOf({ createdAt, tables, files, version: writtenBy, postgres }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return (
    `${rows} rows in ${tables.length} tables and ${files.count} files (${Math.ceil(files.bytes / 1024)} KiB), ` +
    `as of ${createdAt} (Stheno ${writtenBy}, PostgreSQL ${postgres}).`
  )
}
