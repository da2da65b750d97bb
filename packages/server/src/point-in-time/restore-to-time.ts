import fs from "node:fs"
import path from "node:path"
import { verifyChecksums } from "../backup/checksums.ts"
import { accountFor } from "../embedded-postgres/account.ts"
import { listBaseBackups, type BaseBackup } from "../embedded-postgres/archive/base-backups.ts"
import { systemIdentifierOf } from "../embedded-postgres/archive/layout.ts"
import {
  archivedNames,
  completedAt,
  contiguous,
  parseSegment,
  segmentName,
} from "../embedded-postgres/archive/segments.ts"
import { assertStopped } from "../embedded-postgres/assert-stopped.ts"
import { locateBinaries } from "../embedded-postgres/binaries.ts"
import { layoutOf, majorVersion, type Layout } from "../embedded-postgres/cluster.ts"
import { lockDirectory } from "../embedded-postgres/directory-lock.ts"
import {
  discardReplacement,
  finishReplacement,
  nextLayout,
  replaceCluster,
} from "../embedded-postgres/replace-cluster.ts"
import { StartError } from "../start-error.ts"
import { chooseBaseBackup } from "./choose-base.ts"
import { copyUnarchived, EndedBeforeTime, extractBaseBackup, recover } from "./recover.ts"

/** What to restore, and where from. */
export interface RestoreToTimeOptions {
  readonly dataDir: string
  /** the directory of the archive */
  readonly archiveDir: string
  /** undefined for the latest time */
  readonly time: Date | undefined
  readonly onProgress: (message: string) => void
}

/** What an archive can restore. */
export interface RestorableTime {
  readonly backup: BaseBackup
  /** the time until which the archive has everything; undefined where that is unknown */
  readonly until: Date | undefined
  /** the first file of the write-ahead log that is missing before later ones */
  readonly missing: string | undefined
}

/** A finished restore. */
export interface PointInTimeRestore {
  readonly backup: BaseBackup
  /** the time of the last transaction after the base backup that was restored */
  readonly lastTransaction: Date | undefined
  /** where the old data directory of PostgreSQL is kept; undefined when there was none */
  readonly kept: string | undefined
}

/**
 * Restores the embedded database to a point in time: a server recovers a base backup with the archived write-ahead log in
 * a new data directory, which then replaces the old one. Until then, nothing is changed. Uploaded files stay as they are.
 * @throws archive_empty, restore_time_too_early when no base backup is older
 * @throws restore_time_too_late when the archive ends before the time
 * @throws archive_gap when a file of the write-ahead log before the time is missing
 * @throws data_directory_version when another major version of PostgreSQL wrote the base backup
 * @throws backup_damaged when a file of the base backup has changed
 * @throws data_directory_in_use when a server runs
 * @throws restore_failed when PostgreSQL rejects what it reads
 * @locks the data directory
 * @since 0.1
 */
export async function restoreToTime(options: RestoreToTimeOptions): Promise<PointInTimeRestore> {
  const layout = layoutOf(path.resolve(options.dataDir))
  // In a wrong folder, nothing is created.
  findRestorable(options.archiveDir, options.time)
  fs.mkdirSync(layout.dataDir, { recursive: true, mode: 0o755 })
  const release = await lockDirectory(layout.lock, layout.dataDir)
  try {
    finishReplacement(layout)
    const work = path.join(layout.dataDir, "restore.unfinished")
    const next = nextLayout(layout, work)
    await assertStopped(layout)
    await assertStopped(next)
    const discard = () => {
      for (const folder of [work, next.cluster]) fs.rmSync(folder, { recursive: true, force: true })
      discardReplacement(layout)
    }
    discard()
    try {
      fs.mkdirSync(work, { mode: 0o700 })
      return await restore(options, layout, next)
    } finally {
      discard()
    }
  } finally {
    release()
  }
}

/**
 * Checks that an archive has what is needed to restore a time, and changes nothing.
 * @throws what `restoreToTime` throws about the archive
 * @since 0.1
 */
export async function checkRestoreTime(
  options: Pick<RestoreToTimeOptions, "archiveDir" | "time" | "dataDir">,
): Promise<RestorableTime> {
  const found = findRestorable(options.archiveDir, options.time)
  const layout = layoutOf(path.resolve(options.dataDir))
  assertLatest(found, options.time, layout)
  await verifyChecksums(found.backup.folder)
  const { cluster } = layout
  const isCurrent = fs.existsSync(cluster) && systemIdentifierOf(cluster) === found.backup.systemIdentifier
  // What is not archived yet is still in the data directory.
  if (!found.missing && isCurrent) return found
  if (options.time && (!found.until || options.time > found.until)) throw endsBefore(found, options.time)
  return found
}

/**
 * The base backup for a time and how far the archive continues it, by the names of its files.
 * @param time undefined for the latest time
 * @throws archive_empty, restore_time_too_early when no base backup is older
 * @throws data_directory_version when another major version of PostgreSQL wrote the base backup
 * @since 0.1
 */
export function findRestorable(archiveDir: string, time: Date | undefined): RestorableTime {
  const directory = path.resolve(archiveDir)
  const backup = chooseBaseBackup(listBaseBackups(directory), time, directory)
  if (Number.parseInt(backup.postgres, 10) !== majorVersion)
    throw new StartError(
      "data_directory_version",
      `The base backup of ${backup.endedAt} was written by PostgreSQL ${backup.postgres}, and this is ${majorVersion}.`,
      `Restore it with a version of Stheno that includes PostgreSQL ${Number.parseInt(backup.postgres, 10)}, or name a later time.`,
    )
  const { wal } = backup.archive
  const { timeline } = backup
  const { number: first } = parseSegment(backup.firstSegment)!
  const { last, missing } = contiguous(archivedNames(wal), timeline, first)
  return {
    backup,
    until: last < first ? undefined : completedAt(wal, segmentName({ timeline, number: last })),
    missing: missing === undefined ? undefined : segmentName({ timeline, number: missing }),
  }
}

async function restore(
  { archiveDir, time, onProgress }: RestoreToTimeOptions,
  layout: Layout,
  next: Layout,
): Promise<PointInTimeRestore> {
  const found = findRestorable(archiveDir, time)
  assertLatest(found, time, layout)
  const { backup } = found
  const account = accountFor(fs.existsSync(layout.cluster) ? layout.cluster : backup.archive.wal)
  const binaries = locateBinaries(account)
  onProgress(`Copying the base backup of ${backup.endedAt}`)
  await verifyChecksums(backup.folder)
  await extractBaseBackup(backup, next, account)
  const isWhole = await copyUnarchived(backup, { old: layout, next, account })
  const known = fs.existsSync(layout.password)
  const password = known ? fs.readFileSync(layout.password, "utf8").trim() : undefined
  const run = { archiveDir, next, binaries, account, password }
  onProgress("Recovering the database from the archive")
  let lastTransaction: Date | undefined
  try {
    lastTransaction = await recover({ ...run, time })
  } catch (error) {
    if (!(error instanceof EndedBeforeTime) || !time) throw error
    // Nothing was changed between the last transaction and the time, if the log is known until then.
    if (found.missing || !(isWhole || (found.until && time <= found.until))) throw endsBefore(found, time)
    lastTransaction = await recover({ ...run, time: undefined })
  }
  if (!known) fs.copyFileSync(next.password, layout.password)
  return { backup, lastTransaction, kept: swap(layout, next) }
}

/** @returns where the old data directory is kept */
function swap(layout: Layout, next: Layout): string | undefined {
  if (!fs.existsSync(layout.cluster)) {
    fs.renameSync(next.cluster, layout.cluster)
    return undefined
  }
  const stamp = new Date().toISOString().replace(/\.\d+|[-:]/g, "")
  const kept = `${layout.cluster}.before-restore-${stamp}`
  replaceCluster(layout, next.cluster, kept)
  return kept
}

/** The latest time is not the one before a gap, unless the data directory still has the file. */
function assertLatest(found: RestorableTime, time: Date | undefined, { cluster }: Layout): void {
  const { missing } = found
  if (time || !missing || fs.existsSync(path.join(cluster, "pg_wal", missing))) return
  throw endsBefore(found, undefined)
}

function endsBefore({ missing, until }: RestorableTime, time: Date | undefined): StartError {
  const wanted = time ? time.toISOString() : "its end"
  const latest = until ? `The latest time that can be restored is ${until.toISOString()}.` : ""
  if (missing)
    return new StartError(
      "archive_gap",
      `The archive has a gap before ${wanted}: ${missing} is missing. Nothing was changed.`,
      `Put the file back if you have a copy of the archive, or name an earlier time. ${latest}`.trim(),
    )
  return new StartError(
    "restore_time_too_late",
    `The archive ends before ${wanted}. Nothing was changed.`,
    `Use --to latest, or name an earlier time. ${latest}`.trim(),
  )
}
