import fs from "node:fs"
import path from "node:path"
import { StartError } from "../start-error.ts"
import { accountFor, type Account } from "./account.ts"
import { archivesAs, archiveSettings } from "./archive/commands.ts"
import { keepArchive, type KeptArchive } from "./archive/keep-archive.ts"
import { archiveOf, systemIdentifierOf } from "./archive/layout.ts"
import { prepareArchive } from "./archive/prepare.ts"
import { locateBinaries, type Binaries } from "./binaries.ts"
import { createCluster, layoutOf, type Layout } from "./cluster.ts"
import { answers, connectionUrl, databaseName, ensureDatabase } from "./connection.ts"
import { lockDirectory } from "./directory-lock.ts"
import { keepRunning } from "./keep-running.ts"
import { finishReplacement } from "./replace-cluster.ts"
import { createRuntimeDirectory, removeRuntimeDirectory } from "./runtime-directory.ts"
import {
  chooseListener,
  findRunning,
  guardServer,
  isGone,
  startServer,
  stopServer,
  type RunningServer,
  type ServerSettings,
} from "./server-process.ts"

/** Milliseconds to wait for a server that is shutting down, e.g. because its parent was killed just now. */
const survivorPatience = 60_000

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection URL of the database `stheno`. */
  url: string
  /** True when a server that survived its parent was taken over. */
  reused: boolean
  /** Ends the server and gives the data directory back. May be called twice. */
  stop(): Promise<void>
}

/**
 * The address of the server of a data directory that another Stheno process has started.
 * @returns its connection URL; undefined when none answers
 * @since 0.1
 */
export async function runningServerUrl(dataDir: string): Promise<string | undefined> {
  const layout = layoutOf(path.resolve(dataDir))
  const server = findRunning(layout)
  const url = server && connectionUrl(server.listener, layout.password, databaseName)
  return url && (await answers(url)) ? url : undefined
}

/** Where an embedded server archives its write-ahead log, so that it can be restored to a point in time. */
export interface ArchiveOptions {
  /** the directory; created if it does not exist */
  readonly directory: string
  /** how many days can be restored */
  readonly days: number
  /** whether this process also writes base backups and deletes old files; a short command need not */
  readonly isKeeper: boolean
}

interface Site {
  layout: Layout
  account: Account | undefined
  binaries: Binaries
  fsync: boolean
  archive: ArchiveOptions | undefined
  onProgress: (message: string) => void
}

/**
 * Starts the embedded PostgreSQL of the npm packages and creates its data directory at the first start. The
 * database listens on a socket in a private directory (on Windows: on a free loopback port) and stops together
 * with this process, however that ends.
 * @param options.dataDir the data directory; created if it does not exist
 * @param options.fsync whether writes are flushed to disk; `true` by default, and `false` only for data that may
 *   be lost, as in tests
 * @param options.archive where the write-ahead log is archived; nowhere by default
 * @param options.onProgress called for each step that takes noticeable time
 * @returns the running database, which accepts connections
 * @throws data_directory_in_use when another Stheno process uses it
 * @throws data_directory_not_writable when it cannot be created or written
 * @throws data_directory_version when another major version of PostgreSQL wrote it
 * @throws embedded_postgres_unavailable when no package fits this platform
 * @throws embedded_postgres_failed when PostgreSQL does not start
 * @throws archive_not_supported, archive_not_writable when the write-ahead log cannot be archived
 * @locks the data directory, until stopped
 * @since 0.1
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  fsync?: boolean
  archive?: ArchiveOptions | undefined
  onProgress?: (message: string) => void
}): Promise<EmbeddedPostgres> {
  const layout = layoutOf(path.resolve(options.dataDir))
  prepareDirectory(layout.dataDir)
  const release = await lockDirectory(layout.lock, layout.dataDir)
  try {
    finishReplacement(layout)
    const account = accountFor(layout.cluster)
    const site: Site = {
      layout,
      account,
      binaries: locateBinaries(account),
      fsync: options.fsync ?? true,
      archive: options.archive,
      onProgress: options.onProgress ?? (() => undefined),
    }
    const survivor = await takeOver(site)
    const server = survivor ?? (await startFresh(site))
    return await supervise(site, server, survivor !== undefined, release)
  } catch (error) {
    release()
    throw error
  }
}

async function supervise(
  site: Site,
  server: RunningServer,
  reused: boolean,
  release: () => void,
): Promise<EmbeddedPostgres> {
  const { layout, account, binaries, onProgress } = site
  const runtimeDir = server.listener.socketDir ?? ""
  let endGuard = guardServer(server, account)
  const restart = async () => {
    const { listener } = server
    const next = await startServer({ ...site, listener, settings: settingsOf(site), onWait: () => undefined })
    endGuard()
    endGuard = guardServer(next, account)
    return next
  }
  const kept = keepRunning({ server, restart, onProgress })
  let archive: KeptArchive | undefined
  let stopping: Promise<void> | undefined
  const stopOnce = async () => {
    await archive?.stop()
    await kept.release()
    endGuard()
    await stopServer(kept.current(), binaries, layout)
    removeRuntimeDirectory(runtimeDir)
    release()
  }
  const stop = () => (stopping ??= stopOnce())
  try {
    await ensureDatabase(connectionUrl(server.listener, layout.password, "postgres"), databaseName)
  } catch (error) {
    await stop()
    throw error
  }
  const url = connectionUrl(server.listener, layout.password, databaseName)
  if (site.archive?.isKeeper) {
    const { directory, days } = site.archive
    const files = archiveOf(directory, systemIdentifierOf(layout.cluster))
    archive = keepArchive({ url, layout, archive: files, directory, days, onProgress })
  }
  return { url, reused, stop }
}

/** The settings that depend on the options. The data directory exists. */
function settingsOf({ archive, layout, account }: Site): ServerSettings | undefined {
  if (!archive) return undefined
  return archiveSettings(prepareArchive({ ...archive, cluster: layout.cluster, account }))
}

/** A server that outlived its parent: used again when it answers, waited for when it is on its way out. */
async function takeOver(site: Site): Promise<RunningServer | undefined> {
  const { layout, onProgress } = site
  const found = findRunning(layout)
  if (!found) return undefined
  const url = connectionUrl(found.listener, layout.password, "postgres")
  if (await answers(url)) {
    if (await archivesAs(url, settingsOf(site))) return found
    await stopServer(found, site.binaries, layout)
    return undefined
  }
  onProgress("Waiting for the previous PostgreSQL to finish")
  if (await isGone(found.pid, survivorPatience)) return undefined
  throw new StartError(
    "data_directory_in_use",
    `A PostgreSQL (pid ${found.pid}) runs on ${layout.cluster} and does not respond.`,
    `End it with: kill -INT ${found.pid}`,
  )
}

async function startFresh(site: Site): Promise<RunningServer> {
  const runtimeDir = createRuntimeDirectory(site.account)
  try {
    if (!fs.existsSync(site.layout.cluster)) site.onProgress("Creating the database server's data directory")
    await createCluster({ ...site, runtimeDir })
    const onWait = () => site.onProgress("Waiting for PostgreSQL, which may be recovering from a crash")
    const listener = await chooseListener(runtimeDir)
    return await startServer({ ...site, listener, settings: settingsOf(site), onWait })
  } catch (error) {
    removeRuntimeDirectory(runtimeDir)
    throw error
  }
}

function prepareDirectory(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (error) {
    throw new StartError(
      "data_directory_not_writable",
      `The data directory ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
      "Start as the user who owns it, or choose another directory with --data-dir DIR.",
      { cause: error },
    )
  }
}
