import pg from "pg"
import { jobSchema } from "../backup/connect.ts"
import { StartError } from "../start-error.ts"

/**
 * Whether a server of the embedded PostgreSQL has nothing beside the store: a backup contains one schema and the jobs.
 * @throws upgrade_not_complete with the names of other databases, schemas and roles
 */
export async function assertOnlyStore(url: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(others, [["public", jobSchema], database])
    if (rows.length === 0) return
    throw new StartError(
      "upgrade_not_complete",
      `The embedded database has what does not belong to the store: ${rows.map(({ name }) => name).join(", ")}. Nothing was changed.`,
      "Copy it with pg_dump if you need it, then upgrade the rest with --store-only. The old data are kept.",
    )
  } finally {
    await client.end()
  }
}

const others = `select 'database ' || datname as name from pg_database
    where not datistemplate and datname not in ('postgres', $2)
  union all select 'schema ' || nspname from pg_namespace
    where nspname <> all($1) and nspname <> 'information_schema' and nspname !~ '^pg_'
  union all select 'role ' || rolname from pg_roles where rolname <> 'postgres' and rolname !~ '^pg_'
  order by 1`
