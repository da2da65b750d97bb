import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import pg from "pg"
import { writeChecksums } from "../../backup/checksums.ts"
import { StartError } from "../../start-error.ts"
import type { Layout } from "../cluster.ts"
import { dataName, notesName, type BaseBackupNotes } from "./base-backups.ts"
import { compressFile, compressText } from "./compress-file.ts"
import type { Archive } from "./layout.ts"
import { archivedNames } from "./segments.ts"

const run = promisify(execFile)

/** Milliseconds to wait until the last file of the write-ahead log is archived. */
const patience = 120_000

/** What the server rebuilds at its start, or what belongs to the running one only. */
const leftOut = {
  files:
    /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*|.*\.signal)$/,
  contents: new Set([
    "pg_wal",
    "pg_dynshmem",
    "pg_notify",
    "pg_replslot",
    "pg_serial",
    "pg_snapshots",
    "pg_stat_tmp",
    "pg_subtrans",
  ]),
}

/**
 * Copies the files of a running server to its archive, so that it can be restored to any later time. It takes one
 * connection, and requests are not blocked. The folder appears under its name when it is complete, and when the archive
 * has what it needs of the write-ahead log.
 * @param input.url connection URL of the server
 * @param input.signal stops the work
 * @returns the folder
 * @throws archive_not_supported when the cluster has tablespaces
 * @throws archive_too_slow when the write-ahead log is not archived
 */
export async function writeBaseBackup(input: {
  url: string
  layout: Layout
  archive: Archive
  signal: AbortSignal
}): Promise<string> {
  const { archive, signal } = input
  removeUnfinished(archive)
  const folder = path.join(archive.base, new Date().toISOString().replace(/\.\d+|[-:]/g, ""))
  const unfinished = `${folder}.unfinished`
  const client = new pg.Client({ connectionString: input.url })
  client.on("error", () => undefined)
  try {
    fs.mkdirSync(path.join(unfinished, dataName), { recursive: true, mode: 0o700 })
    await client.connect()
    const notes = await copyCluster(input, client, unfinished)
    await untilArchived(archive, notes.lastSegment, signal)
    fs.writeFileSync(path.join(unfinished, notesName), `${JSON.stringify(notes, null, 2)}\n`, { mode: 0o600 })
    await writeChecksums(unfinished)
    await flushToDisk(unfinished)
    fs.renameSync(unfinished, folder)
    await flushToDisk(archive.base)
    return folder
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    // Also ends a backup that was not stopped.
    await client.end().catch(() => undefined)
  }
}

/** What a process that was killed left behind. Only the holder of the data directory writes base backups. */
function removeUnfinished(archive: Archive): void {
  for (const name of fs.readdirSync(archive.base))
    if (name.endsWith(".unfinished")) fs.rmSync(path.join(archive.base, name), { recursive: true })
}

async function copyCluster(
  { layout, archive, signal }: { layout: Layout; archive: Archive; signal: AbortSignal },
  client: pg.Client,
  folder: string,
): Promise<BaseBackupNotes> {
  const { cluster } = layout
  if (fs.readdirSync(path.join(cluster, "pg_tblspc")).length > 0)
    throw new StartError(
      "archive_not_supported",
      "The embedded database has tablespaces, which a base backup cannot contain.",
      "Move their tables to the default tablespace, and drop them.",
    )
  const target = path.join(folder, dataName)
  const { rows: started } = await client.query<{ name: string; postgres: string }>(
    `select pg_walfile_name(pg_backup_start('stheno', true)) as name, current_setting('server_version') as postgres`,
  )
  const directories: string[] = []
  await copyDirectory({ cluster, target, signal, directories }, "")
  const { rows: stopped } = await client.query<{ name: string; label: string }>(
    `select pg_walfile_name(lsn) as name, labelfile as label from pg_backup_stop(false)`,
  )
  const { rows: ended } = await client.query<{ time: Date }>("select clock_timestamp() as time")
  await compressText(stopped[0]!.label, path.join(target, "backup_label"))
  await compressFile(layout.password, path.join(folder, "postgres.password"))
  return {
    layout: 1,
    systemIdentifier: archive.systemIdentifier,
    postgres: started[0]!.postgres,
    timeline: Number.parseInt(started[0]!.name.slice(0, 8), 16),
    firstSegment: started[0]!.name,
    lastSegment: stopped[0]!.name,
    endedAt: ended[0]!.time.toISOString(),
    directories,
  }
}

interface Copy {
  readonly cluster: string
  readonly target: string
  readonly signal: AbortSignal
  readonly directories: string[]
}

/** `pg_control` comes last, as in PostgreSQL's own base backups. Files that vanish meanwhile are dropped ones. */
async function copyDirectory(copy: Copy, directory: string): Promise<void> {
  const entries = await fs.promises.readdir(path.join(copy.cluster, directory), { withFileTypes: true })
  const isLast = (name: string) => name === "global" || name === "pg_control"
  for (const entry of entries.sort((a, b) => Number(isLast(a.name)) - Number(isLast(b.name)))) {
    copy.signal.throwIfAborted()
    const name = path.posix.join(directory, entry.name)
    if (entry.isDirectory()) {
      copy.directories.push(name)
      fs.mkdirSync(path.join(copy.target, name), { mode: 0o700 })
      if (!leftOut.contents.has(name)) await copyDirectory(copy, name)
    } else if (entry.isFile() && !leftOut.files.test(entry.name))
      await compressFile(path.join(copy.cluster, name), path.join(copy.target, name))
  }
}

async function untilArchived(archive: Archive, segment: string, signal: AbortSignal): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100, undefined, { signal }))
    if (archivedNames(archive.wal).has(segment)) return
  throw new StartError(
    "archive_too_slow",
    `PostgreSQL has not archived ${segment} within ${patience / 1000} s.`,
    "Read postgres.log in the data directory, and check the free space of the archive.",
  )
}

/** One call for the whole file system takes a third of the time that flushing the files one by one takes. */
async function flushToDisk(directory: string): Promise<void> {
  await run("sync", ["-f", directory])
}
