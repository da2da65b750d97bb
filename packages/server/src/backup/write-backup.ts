import fs from "node:fs"
import path from "node:path"
import { StartError } from "../start-error.ts"
import { connectForBackup, jobSchema, type BackupConnection } from "./connect.ts"
import { exportFiles } from "./copy-files.ts"
import { exportRows } from "./copy-rows.ts"
import { readManifest, writeManifest, type Manifest, type StoredRows } from "./manifest.ts"
import { readSchema, readSequences } from "./schema-statements.ts"

/** What to back up, and where to. */
export interface BackupOptions {
  /** connection URL of the database, without a pooler in between */
  readonly url: string
  /** the directory with the uploaded files */
  readonly dataDir: string
  /** the folder to create */
  readonly folder: string
  /** the version of Stheno */
  readonly version: string
}

/**
 * Writes a backup of a store: one snapshot of all rows, and the uploaded files. The server may run: requests are not
 * blocked, and migrations wait until the rows are read. The folder appears under its name when it is complete and its
 * files were read back.
 * @returns what the backup contains
 * @throws backup_exists when the folder exists
 * @throws backup_empty when the database has no tables of a store
 * @throws backup_not_written when the folder cannot be written, e.g. because the disk is full
 * @throws backup_object_not_supported when the database has objects that a backup cannot contain
 * @since 0.1
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = path.resolve(options.folder)
  if (fs.existsSync(folder))
    throw new StartError("backup_exists", `${folder} exists already.`, "Name another folder with --out DIR.")
  const unfinished = `${folder}.unfinished`
  try {
    fs.rmSync(unfinished, { recursive: true, force: true })
    fs.mkdirSync(path.join(unfinished, "data"), { recursive: true, mode: 0o700 })
    fs.chmodSync(unfinished, 0o700)
    await writeManifest(unfinished, await exportStore(options, unfinished))
    const manifest = await readManifest(unfinished)
    fs.renameSync(unfinished, folder)
    return manifest
  } catch (error) {
    await fs.promises.rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    throw isOfFile(error as NodeJS.ErrnoException) ? notWritten(folder, error as Error) : error
  }
}

async function exportStore(options: BackupOptions, folder: string): Promise<Omit<Manifest, "layout">> {
  const connection = await connectForBackup(options.url)
  const { client } = connection
  try {
    const { tables, ...definitions } = await beginLocked(connection)
    const { rows } = await client.query<{ created: Date; postgres: string }>(
      "select statement_timestamp() as created, current_setting('server_version') as postgres",
    )
    // Rows name files that were uploaded before them. Files come first, so that few can be deleted in between.
    const files = await exportFiles(options.dataDir, folder)
    const stored: StoredRows[] = []
    for (const table of tables) stored.push(await exportRows(client, table, folder))
    const sequences = await readSequences(connection)
    await client.query("commit")
    return {
      createdAt: rows[0]!.created.toISOString(),
      version: options.version,
      postgres: rows[0]!.postgres,
      definitions,
      tables: stored,
      sequences,
      files,
    }
  } finally {
    await client.end()
  }
}

/**
 * Begins a transaction whose snapshot is taken after the tables are locked against migrations. To an older snapshot, a
 * table that a migration rewrites is empty.
 */
async function beginLocked(connection: BackupConnection): ReturnType<typeof readSchema> {
  const { client } = connection
  let { tables } = await readSchema(connection)
  if (tables.every(({ name }) => name.startsWith(`${jobSchema}.`))) throw nothingToBackUp(connection)
  for (;;) {
    const locked = new Set(tables.map(({ name }) => name))
    await client.query("begin isolation level repeatable read read only")
    // The first statement after this one takes the snapshot.
    await client.query(`lock table ${[...locked].join(", ")} in access share mode`)
    const schema = await readSchema(connection)
    if (schema.tables.every(({ name }) => locked.has(name))) return schema
    await client.query("rollback")
    tables = schema.tables
  }
}

/** A backup without tables would count as a success, night after night. */
function nothingToBackUp({ client, schema }: BackupConnection): StartError {
  return new StartError(
    "backup_empty",
    `The schema "${schema}" of the database "${client.database ?? ""}" has no tables.`,
    "Run the command in the folder of the project, and check DATABASE_URL or --data-dir.",
  )
}

/** Errors of a connection name a system call, too. */
function isOfFile({ syscall, code = "" }: NodeJS.ErrnoException): boolean {
  return syscall !== undefined && !/^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/.test(code)
}

function notWritten(folder: string, cause: Error): StartError {
  return new StartError(
    "backup_not_written",
    `The backup ${folder} cannot be written: ${cause.message}.`,
    "Check the free space and the permissions, or name another folder with --out DIR.",
    { cause },
  )
}
