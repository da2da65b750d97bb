import fs from "node:fs"
import path from "node:path"
import { listBaseBackups, type BaseBackup } from "./base-backups.ts"
import { archivesIn } from "./layout.ts"
import { parseSegment } from "./segments.ts"

/**
 * The base backups that are not needed to restore any time since `oldest`: those before the newest one that is older.
 * @param backups the oldest first
 */
export function superfluous(backups: readonly BaseBackup[], oldest: Date): readonly BaseBackup[] {
  const newestBefore = backups.findLastIndex(({ endedAt }) => Date.parse(endedAt) <= oldest.getTime())
  return backups.slice(0, Math.max(newestBefore, 0))
}

/**
 * Deletes what is not needed to restore any time of the last days: base backups, and files of the write-ahead log that
 * are older than the first one that a kept base backup needs. Histories of timelines are kept.
 * @param keep the identifier of the cluster that is archived now, whose folder stays also without a base backup
 */
export function pruneArchive(directory: string, input: { days: number; keep: string; now?: Date }): void {
  const { days, keep, now = new Date() } = input
  const oldest = new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  for (const { folder } of superfluous(listBaseBackups(directory), oldest)) removeFolder(folder)
  const kept = listBaseBackups(directory)
  for (const archive of archivesIn(directory)) {
    const own = kept.filter(({ systemIdentifier }) => systemIdentifier === archive.systemIdentifier)
    if (own.length > 0) pruneSegments(archive.wal, own)
    else if (archive.systemIdentifier !== keep)
      fs.rmSync(path.dirname(archive.wal), { recursive: true, force: true })
  }
}

/** Renamed first: an interruption does not leave a base backup without some of its files. */
function removeFolder(folder: string): void {
  const unfinished = `${folder}.unfinished`
  fs.renameSync(folder, unfinished)
  fs.rmSync(unfinished, { recursive: true })
}

/** Positions go on from one timeline to the next, so only the number counts. */
function pruneSegments(wal: string, backups: readonly BaseBackup[]): void {
  const first = Math.min(...backups.map(({ firstSegment }) => numberOf(firstSegment)))
  for (const name of fs.readdirSync(wal)) if (numberOf(name) < first) fs.rmSync(path.join(wal, name))
}

/** The number in names such as `000000010000000000000007.gz`; infinite for histories. */
function numberOf(name: string): number {
  const [segment = ""] = name.split(".")
  return parseSegment(segment)?.number ?? Infinity
}
