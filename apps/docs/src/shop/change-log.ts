/** What the shop's database must be able to do; PGlite does. */
export interface Sql {
  query<T>(text: string, parameters?: unknown[]): Promise<{ rows: T[] }>
  exec(text: string): Promise<unknown>
}

/** A row that was inserted, updated or deleted, as it was and as it is. */
export interface RowChange {
  readonly table: string
  readonly kind: "insert" | "update" | "delete"
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** A change with its rows as JSON text: numbers may have more digits than a program keeps. */
export interface NotedChange extends KeptChange {
  readonly kind: RowChange["kind"]
  readonly before: string | null
  readonly after: string | null
}

/** A change with its rows as PostgreSQL writes them, which tells a JSON null from none at all. */
export interface KeptChange {
  readonly table: string
  readonly was: string | null
  readonly is: string | null
}

/** What happened in the database, and where its counters stand since. */
export interface Changes<Change extends KeptChange = KeptChange> {
  readonly rows: readonly Change[]
  readonly counters: Readonly<Record<string, number>>
}

const install = `
  create schema page;
  create table page.change (
    seq bigint generated always as identity primary key,
    "table" text not null, kind text not null, before jsonb, after jsonb, was text, "is" text
  );
  create function page.note() returns trigger language plpgsql as $$
  begin
    insert into page.change ("table", kind, before, after, was, "is") values (
      tg_table_name, lower(tg_op),
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end,
      case when tg_op <> 'INSERT' then old::text end,
      case when tg_op <> 'DELETE' then new::text end
    );
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format(
        'create trigger page_note after insert or update or delete on public.%I for each row execute function page.note()',
        name
      );
    end loop;
  end $$;`

/** Makes the database note every row that changes, once, when it is built. */
export async function installChangeLog(db: Sql): Promise<void> {
  await db.exec(install)
}

/** The change as it is shown. */
export function readChange({ table, kind, before, after }: NotedChange): RowChange {
  const row = (text: string | null) => text && (JSON.parse(text) as RowChange["after"])
  return { table, kind, before: row(before) || null, after: row(after) || null }
}

/** What has changed since the last time, which is forgotten with it. */
export async function takeChanges(db: Sql): Promise<Changes<NotedChange>> {
  const { rows } = await db.query<NotedChange>(
    `with taken as (delete from page.change returning *)
     select "table", kind, before::text, after::text, was, "is" from taken order by seq`,
  )
  return { rows, counters: await countersOf(db) }
}

async function countersOf(db: Sql): Promise<Record<string, number>> {
  const { rows } = await db.query<{ name: string; value: number }>(
    `select sequencename as name, last_value::float8 as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** What has to be kept of changes to make them once more. */
export function keptOf({ rows, counters }: Changes): Changes {
  return { rows: rows.map(({ table, was, is }) => ({ table, was, is })), counters }
}

/**
 * Makes changes once more, row by row in their order, in a database that stands where they began. Rows come back as they
 * were, ids and dates included, whatever rules and triggers say.
 */
export async function replayChanges(db: Sql, { rows, counters }: Changes): Promise<void> {
  const columns = await columnsOf(db)
  await db.exec("begin; set local session_replication_role = replica")
  try {
    for (const change of rows) await replayRow(db, change, columns.get(change.table) ?? [])
    for (const [name, value] of Object.entries(counters))
      await db.query("select setval(format('public.%I', $1::text)::regclass, $2::float8::bigint)", [
        name,
        value,
      ])
    await db.exec("commit")
  } catch (error) {
    await db.exec("rollback")
    throw error
  }
}

async function replayRow(db: Sql, { table, was, is }: KeptChange, columns: readonly string[]): Promise<void> {
  const name = `public.${quoted(table)}`
  if (was !== null)
    await db.query(
      `delete from ${name} where ctid = (select t.ctid from ${name} t where t::text = $1 limit 1)`,
      [was],
    )
  if (is === null) return
  const list = columns.map(quoted)
  await db.query(
    `insert into ${name} (${list.join(", ")}) overriding system value
     select ${list.map((column) => `(written.row).${column}`).join(", ")} from (select $1::text::${name} as row) written`,
    [is],
  )
}

/** Columns that can be written, by table. */
async function columnsOf(db: Sql): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     group by c.relname`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
