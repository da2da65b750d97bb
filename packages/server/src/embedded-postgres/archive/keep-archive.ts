import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Layout } from "../cluster.ts"
import { readRows } from "../connection.ts"
import { baseBackupsOf } from "./base-backups.ts"
import type { Archive } from "./layout.ts"
import { pruneArchive } from "./prune.ts"
import { archivedNames, contiguous, parseSegment } from "./segments.ts"
import { writeBaseBackup } from "./write-base-backup.ts"

/** Milliseconds between two looks at the archive, and after which another base backup is due. */
const pace = { look: 60_000, base: 24 * 60 * 60 * 1000 }

/** The work on an archive while its server runs. */
export interface KeptArchive {
  /** Stops a base backup that is under way. */
  stop(): Promise<void>
}

interface Site {
  /** connection URL of the server */
  readonly url: string
  readonly layout: Layout
  readonly archive: Archive
  /** the directory of the archive */
  readonly directory: string
  /** how many days can be restored */
  readonly days: number
  readonly onProgress: (message: string) => void
}

/**
 * Writes a base backup when one is due: once a day, on a new timeline, and after a gap in the archive. Then it deletes
 * what is not needed any more. It tells when PostgreSQL cannot archive its write-ahead log, which then stays on the disk.
 */
export function keepArchive(site: Site): KeptArchive {
  const ending = new AbortController()
  const { signal } = ending
  let said = ""
  const run = async () => {
    while (!signal.aborted) {
      const trouble = await round(site, signal).catch((error: unknown) => (error as Error).message)
      if (signal.aborted) return
      if (trouble && trouble !== said)
        site.onProgress(`Archiving the database fails: ${trouble}. Trying again every minute`)
      if (!trouble && said) site.onProgress("Archiving the database works again")
      said = trouble ?? ""
      await sleep(pace.look, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const work = run()
  return {
    async stop() {
      ending.abort()
      await work
    },
  }
}

/** @returns what is wrong with the archive */
async function round(site: Site, signal: AbortSignal): Promise<string | undefined> {
  const { archive, directory, days } = site
  const state = await readState(site.url)
  if (!state.failing && isDue(site, state.segment)) {
    await writeBaseBackup({ ...site, signal })
    pruneArchive(directory, { days, keep: archive.systemIdentifier })
  }
  return state.failing ? `PostgreSQL could not archive ${state.failing}, see ${site.layout.log}` : undefined
}

interface State {
  /** the name of the file that is written now */
  readonly segment: string
  /** the name of a file that could not be archived */
  readonly failing: string | null
}

async function readState(url: string): Promise<State> {
  const rows = await readRows<State>(
    url,
    `select pg_walfile_name(pg_current_wal_lsn()) as segment,
        case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_wal end as failing
      from pg_stat_archiver`,
  )
  // The view has one row.
  return rows[0]!
}

/** Whether no base backup of this timeline is younger than a day and followed by all of the write-ahead log since. */
function isDue({ archive, layout }: Site, segment: string): boolean {
  const current = parseSegment(segment)
  const newest = baseBackupsOf(archive).findLast(({ timeline }) => timeline === current?.timeline)
  const first = newest && parseSegment(newest.firstSegment)
  if (!newest || !first || !current) return true
  if (Date.now() - Date.parse(newest.endedAt) >= pace.base) return true
  // In this order: a file that is archived in between is in both.
  const names = [...namesWaiting(layout), ...archivedNames(archive.wal)]
  const { last } = contiguous(names, first.timeline, first.number)
  return last < current.number - 1
}

/** The files of the write-ahead log that PostgreSQL will archive. */
function namesWaiting(layout: Layout): string[] {
  return fs
    .readdirSync(path.join(layout.cluster, "pg_wal", "archive_status"))
    .filter((name) => name.endsWith(".ready"))
    .map((name) => name.slice(0, -".ready".length))
}
