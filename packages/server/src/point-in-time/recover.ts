import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Account } from "../embedded-postgres/account.ts"
import { dataName, type BaseBackup } from "../embedded-postgres/archive/base-backups.ts"
import { archiveSettings, recoverySettings } from "../embedded-postgres/archive/commands.ts"
import { uncompressFile } from "../embedded-postgres/archive/compress-file.ts"
import { systemIdentifierOf } from "../embedded-postgres/archive/layout.ts"
import { prepareArchive } from "../embedded-postgres/archive/prepare.ts"
import { archivedNames, compressed, parseSegment } from "../embedded-postgres/archive/segments.ts"
import type { Binaries } from "../embedded-postgres/binaries.ts"
import type { Layout } from "../embedded-postgres/cluster.ts"
import { changePassword, readRows } from "../embedded-postgres/connection.ts"
import { isAlive } from "../embedded-postgres/process-identity.ts"
import { causeIn } from "../embedded-postgres/server-process.ts"
import { withServer } from "../embedded-postgres/with-server.ts"
import { StartError } from "../start-error.ts"

/** Milliseconds to wait for a connection. */
const patience = 5_000

/** Thrown when the write-ahead log ends before the time, with no later transaction in it. */
export class EndedBeforeTime extends Error {}

/**
 * Writes the files of a base backup to a new data directory, ready to recover.
 * @param next its files; the folder of its password exists
 * @param account who runs PostgreSQL
 */
export async function extractBaseBackup(
  backup: BaseBackup,
  next: Layout,
  account: Account | undefined,
): Promise<void> {
  const data = path.join(backup.folder, dataName)
  fs.mkdirSync(next.cluster, { mode: 0o700 })
  for (const name of backup.directories)
    fs.mkdirSync(path.join(next.cluster, name), { recursive: true, mode: 0o700 })
  for (const entry of fs.readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = path.join(entry.parentPath, entry.name)
    const name = path.relative(data, source).slice(0, -compressed.length)
    await uncompressFile(source, path.join(next.cluster, name))
  }
  await uncompressFile(path.join(backup.folder, `postgres.password${compressed}`), next.password)
  fs.writeFileSync(path.join(next.cluster, "recovery.signal"), "", { mode: 0o600 })
  giveTo(next.cluster, account)
}

/**
 * Copies what an old data directory has of the write-ahead log and the archive has not, e.g. since a crash, and what an
 * earlier restore has archived of an incomplete file.
 * @param files.old need not exist
 * @returns whether its log continues the base backup's, so that nothing is missing until its server stopped
 */
export async function copyUnarchived(
  backup: BaseBackup,
  { old, next, account }: { old: Layout; next: Layout; account: Account | undefined },
): Promise<boolean> {
  const { wal } = backup.archive
  const archived = archivedNames(wal)
  for (const name of archived) {
    const [segment = ""] = name.split(".partial")
    if (segment === name || parseSegment(segment)?.timeline !== backup.timeline) continue
    const target = path.join(next.cluster, "pg_wal", segment)
    await uncompressFile(path.join(wal, name + compressed), target)
    giveTo(target, account)
  }
  if (!fs.existsSync(old.cluster) || systemIdentifierOf(old.cluster) !== backup.systemIdentifier) return false
  const source = path.join(old.cluster, "pg_wal")
  const segments = fs.readdirSync(source).flatMap((name) => {
    const segment = parseSegment(name)
    return segment ? [{ name, timeline: segment.timeline }] : []
  })
  for (const { name, timeline } of segments) {
    if (archived.has(name) || timeline !== backup.timeline) continue
    const target = path.join(next.cluster, "pg_wal", name)
    fs.copyFileSync(path.join(source, name), target)
    giveTo(target, account)
  }
  return Math.max(0, ...segments.map(({ timeline }) => timeline)) === backup.timeline
}

/**
 * Recovers a data directory up to a time, and stops its server.
 * @param input.time undefined for all of the write-ahead log
 * @param input.password the password that its user gets
 * @returns the time of the last transaction that was restored, if there was one
 * @throws EndedBeforeTime when the write-ahead log has no transaction after the time
 * @throws restore_failed with the reason of PostgreSQL
 */
export async function recover(input: {
  archiveDir: string
  next: Layout
  binaries: Binaries
  account: Account | undefined
  time: Date | undefined
  password: string | undefined
}): Promise<Date | undefined> {
  const { archiveDir, next, account, time } = input
  const wal = prepareArchive({ directory: archiveDir, cluster: next.cluster, account })
  const settings = {
    ...archiveSettings(wal),
    ...recoverySettings(wal, time),
  }
  const logBefore = fs.statSync(next.log, { throwIfNoEntry: false })?.size ?? 0
  try {
    return await withServer({ ...input, layout: next, settings }, async (url, { pid }) => {
      await untilRecovered(url, pid)
      if (input.password) await changePassword(url, input.password)
      return lastTransaction(url)
    })
  } catch (error) {
    const log = fs.existsSync(next.log) ? fs.readFileSync(next.log, "utf8").slice(logBefore) : ""
    if (log.includes("recovery ended before configured recovery target was reached"))
      throw new EndedBeforeTime()
    throw new StartError(
      "restore_failed",
      `PostgreSQL could not recover: ${(causeIn(log) ?? (error as Error).message).replace(/^.*?(FATAL|PANIC): */, "")}. Nothing was changed.`,
      "Restore an earlier time, or a backup of stheno backup.",
      { cause: error },
    )
  }
}

/** Read-only connections are accepted during the recovery. */
async function untilRecovered(url: string, pid: number): Promise<void> {
  for (; isAlive(pid); await sleep(100)) {
    const [row] = await readRows<{ recovering: boolean }>(
      url,
      "select pg_is_in_recovery() as recovering",
      patience,
    ).catch(() => [])
    if (row && !row.recovering) return
  }
  throw new Error("it ended during the recovery")
}

async function lastTransaction(url: string): Promise<Date | undefined> {
  const [row] = await readRows<{ time: Date | null }>(
    url,
    "select pg_last_xact_replay_timestamp() as time",
    patience,
  )
  return row?.time ?? undefined
}

function giveTo(file: string, account: Account | undefined): void {
  if (!account) return
  fs.chownSync(file, account.uid, account.gid)
  if (!fs.statSync(file).isDirectory()) return
  for (const name of fs.readdirSync(file)) giveTo(path.join(file, name), account)
}
