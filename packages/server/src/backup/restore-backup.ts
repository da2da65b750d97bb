import path from "node:path"
import type { ClientBase } from "pg"
import { StartError } from "../start-error.ts"
import { connectForBackup, jobSchema, type BackupConnection } from "./connect.ts"
import { hasFiles, stageFiles, type StagedFiles } from "./copy-files.ts"
import { countRows, importRows } from "./copy-rows.ts"
import { damaged } from "./checksums.ts"
import { readManifest, type Manifest } from "./manifest.ts"
import { readSchema } from "./schema-statements.ts"

/** What to restore, and where to. */
export interface RestoreOptions {
  /** connection URL of the database, without a pooler in between */
  readonly url: string
  /** the directory for the uploaded files */
  readonly dataDir: string
  /** the folder of the backup */
  readonly folder: string
  /** whether existing tables and files are replaced */
  readonly isReplacing: boolean
  /** the version of Stheno */
  readonly version: string
}

/**
 * Restores a backup into a database and a data directory. The database is restored in one transaction, which reads the
 * rows back and compares their checksums before it commits: if a step fails, everything is as it was before.
 * @returns what the backup contains
 * @throws backup_not_found, backup_damaged, backup_not_supported for a folder that cannot be restored
 * @throws restore_schema_differs when the URL sets another `search_path`
 * @throws restore_target_not_empty when there are tables or files already, and `isReplacing` is false
 * @throws database_in_use when a server or another program is connected to the database
 * @throws restore_files_failed when the uploaded files cannot be written or replaced
 * @throws restore_failed when a statement of the backup fails
 * @since 0.1
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const folder = path.resolve(options.folder)
  const manifest = await readManifest(folder)
  const connection = await connectForBackup(options.url)
  const { client } = connection
  try {
    assertSameSchema(connection, manifest)
    await assertUnused(client)
    if (!options.isReplacing) await assertEmpty(connection, options.dataDir)
    const files = stageFiles(folder, options.dataDir)
    try {
      await restoreDatabase(connection, manifest, { ...options, folder, files })
      files.finish()
    } finally {
      files.discard()
    }
    await client.query("analyze")
    return manifest
  } finally {
    await client.end()
  }
}

async function restoreDatabase(
  connection: BackupConnection,
  manifest: Manifest,
  { folder, files, version }: RestoreOptions & { readonly files: StagedFiles },
): Promise<void> {
  const { client, schema } = connection
  try {
    await client.query("begin")
    await client.query(dropEverything(client.escapeLiteral(schema)))
    for (const statement of manifest.definitions.before) await client.query(statement)
    for (const table of manifest.tables) await importRows(client, table, folder)
    for (const { name, last, isCalled } of manifest.sequences)
      await client.query("select setval($1::regclass, $2, $3)", [name, last, isCalled])
    for (const statement of manifest.definitions.after) await client.query(statement)
    await verify(connection, manifest, version)
    // A service manager may have started the server again.
    await assertUnused(client)
    // Renaming them may fail, and a commit cannot be taken back.
    files.replace()
    await client.query("commit")
  } catch (error) {
    await client.query("rollback").catch(() => undefined)
    files.undo()
    if (error instanceof StartError) throw error
    throw new StartError(
      "restore_failed",
      `PostgreSQL rejected a statement of the backup: ${(error as Error).message}. Nothing was changed.`,
      "Restore into a PostgreSQL that is not older, as a user who may create tables and extensions.",
      { cause: error },
    )
  }
}

/** Reads everything back. Another version of PostgreSQL or Stheno may write the same definition in another way. */
async function verify(connection: BackupConnection, manifest: Manifest, version: string): Promise<void> {
  const { client } = connection
  for (const table of manifest.tables) {
    const { rows, sha256 } = await countRows(client, table)
    if (rows !== table.rows || sha256 !== table.sha256)
      throw damaged(`${table.name} has ${rows} rows after the restore, and the backup has ${table.rows}`)
  }
  if (version !== manifest.version) return
  const { rows } = await client.query<{ postgres: string }>(
    "select current_setting('server_version') as postgres",
  )
  if (majorOf(rows[0]!.postgres) !== majorOf(manifest.postgres)) return
  const { before, after } = await readSchema(connection)
  const restored = new Set([...before, ...after])
  const missing = [...manifest.definitions.before, ...manifest.definitions.after].find(
    (each) => !restored.has(each),
  )
  if (missing) throw damaged(`this definition differs after the restore: ${missing.slice(0, 200)}`)
}

/** The server keeps what it has read in memory, and would write it over the restored rows. */
async function assertUnused(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()
     and usename = current_user and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const count = rows[0]!.count
  if (count === 0) return
  throw new StartError(
    "database_in_use",
    `The database has ${count} other ${count === 1 ? "connection" : "connections"}.`,
    "Stop every server and worker of the store, then restore again.",
  )
}

/** Definitions name their schema, so they cannot be restored under another name. */
function assertSameSchema({ schema }: BackupConnection, { definitions }: Manifest): void {
  if (schema === definitions.schema) return
  throw new StartError(
    "restore_schema_differs",
    `The backup is of the schema "${definitions.schema}", and the database's URL leads to the schema "${schema}".`,
    `Use a URL with the search_path ${definitions.schema}.`,
  )
}

async function assertEmpty({ client, schema }: BackupConnection, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from (${ownObjects}) as found`,
    [[schema, jobSchema]],
  )
  const found = rows[0]!.count > 0 ? "The database is not empty" : hasFiles(dataDir) && `${dataDir} has files`
  if (!found) return
  throw new StartError(
    "restore_target_not_empty",
    `${found}. Nothing was changed.`,
    "Add --replace to delete what is there, or restore into an empty database and data directory.",
  )
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}

/** Objects of extensions stay; a user without special rights could not create some of them again. */
const isOfExtension = (catalog: string, id: string) => `exists (select from pg_depend d
  where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype = 'e')`

/** What `--replace` would drop in a schema, e.g. functions of an administrator in a database without tables. */
const ownObjects = `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname = any($1) and not ${isOfExtension("pg_class", "c.oid")}
  union all select 1 from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any($1) and not ${isOfExtension("pg_proc", "p.oid")}
  union all select 1 from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typtype in ('e', 'd', 'r') and n.nspname = any($1) and not ${isOfExtension("pg_type", "t.oid")}`

/** Dropping one object drops others, which the loops then skip. */
const dropEverything = (schema: string) => `do $$
declare found record;
begin
  drop schema if exists ${jobSchema} cascade;
  for found in select c.oid as id, c.relkind from pg_class c where c.relnamespace = quote_ident(${schema})::regnamespace
    and c.relkind in ('r', 'p', 'v', 'm', 'f') and not ${isOfExtension("pg_class", "c.oid")}
  loop
    continue when not exists (select from pg_class c where c.oid = found.id);
    execute format('drop %s %s cascade', case found.relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'f' then 'foreign table' else 'table' end, found.id::regclass);
  end loop;
  for found in select c.oid as id from pg_class c where c.relnamespace = quote_ident(${schema})::regnamespace
    and c.relkind = 'S' and not ${isOfExtension("pg_class", "c.oid")}
  loop
    continue when not exists (select from pg_class c where c.oid = found.id);
    execute format('drop sequence %s cascade', found.id::regclass);
  end loop;
  for found in select p.oid as id from pg_proc p
    where p.pronamespace = quote_ident(${schema})::regnamespace and not ${isOfExtension("pg_proc", "p.oid")}
  loop
    continue when not exists (select from pg_proc p where p.oid = found.id);
    execute format('drop routine %s cascade', found.id::regprocedure);
  end loop;
  for found in select t.oid as id from pg_type t
    where t.typnamespace = quote_ident(${schema})::regnamespace and t.typtype in ('e', 'd', 'c', 'r')
    and (t.typrelid = 0 or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
    and not exists (select from pg_depend d
      where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype in ('e', 'i'))
  loop
    continue when not exists (select from pg_type t where t.oid = found.id);
    execute format('drop type %s cascade', found.id::regtype);
  end loop;
end $$`
