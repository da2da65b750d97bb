import path from "node:path"
import type { Config } from "../config/keys.ts"
import { checkRestoreTime, parseRestoreTime, restoreToTime } from "../point-in-time/index.ts"
import { StartError } from "../start-error.ts"
import { openProject } from "./open-project.ts"
import { print } from "./start.ts"

/**
 * `stheno restore --to`: restores the embedded database to a point in time.
 * @param options.isChecking only checks that the archive has what is needed
 * @throws restore_not_embedded when DATABASE_URL is set
 * @throws archive_not_set when DATABASE_ARCHIVE_DIR is not set
 * @throws what `parseRestoreTime`, `checkRestoreTime` and `restoreToTime` throw
 */
export async function restoreStoreToTime(
  overrides: Partial<Config>,
  options: { readonly time: string; readonly isChecking: boolean },
): Promise<void> {
  const { config } = await openProject(process.cwd(), overrides)
  if (config.databaseUrl)
    throw new StartError(
      "restore_not_embedded",
      "DATABASE_URL is set, so the store does not use the embedded PostgreSQL.",
      "Restore that server to a point in time with the tools of its host, or unset DATABASE_URL.",
    )
  if (!config.databaseArchiveDir)
    throw new StartError(
      "archive_not_set",
      "DATABASE_ARCHIVE_DIR is not set, so there is no archive to restore from.",
      "Set it to the directory of the archive. Without an archive, restore a backup of stheno backup.",
    )
  const time = parseRestoreTime(options.time)
  const from = { dataDir: config.dataDir, archiveDir: config.databaseArchiveDir, time }
  const wanted = time ? time.toISOString() : "the latest time"
  if (options.isChecking) {
    const { backup, until } = await checkRestoreTime(from)
    const end = until ? `, and of the write-ahead log until ${until.toISOString()}` : ""
    console.log(`The archive can restore ${wanted}: it has a base backup of ${backup.endedAt}${end}.`)
    return
  }
  const { backup, lastTransaction, kept } = await restoreToTime({ ...from, onProgress: print })
  const last = (lastTransaction ?? new Date(backup.endedAt)).toISOString()
  console.log(
    `Restored the database in ${path.resolve(config.dataDir)} to ${wanted}. Its last change is from ${last}.`,
  )
  if (kept) console.log(`The old data are in ${kept}. When the store works, delete this folder.`)
}
