import { StartError } from "../start-error.ts"
import type { BaseBackup } from "../embedded-postgres/archive/base-backups.ts"

/**
 * The base backup from which a time is restored: the newest one that ended before it.
 * @param backups the oldest first
 * @param time undefined for the latest time
 * @throws archive_empty when there is no base backup
 * @throws restore_time_too_early when the first one ended later
 */
export function chooseBaseBackup(
  backups: readonly BaseBackup[],
  time: Date | undefined,
  directory: string,
): BaseBackup {
  const [first] = backups
  if (!first)
    throw new StartError(
      "archive_empty",
      `The archive ${directory} has no base backup.`,
      "Check DATABASE_ARCHIVE_DIR. The server writes the first base backup when it starts with this setting.",
    )
  const chosen = backups.findLast(({ endedAt }) => !time || Date.parse(endedAt) <= time.getTime())
  if (chosen) return chosen
  throw new StartError(
    "restore_time_too_early",
    `The earliest time that can be restored is ${first.endedAt}, the end of the first base backup.`,
    "Name a later time, or restore a backup of stheno backup.",
  )
}
