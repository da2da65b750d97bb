import type { PGlite } from "@electric-sql/pglite"

interface Table {
  readonly name: string
  /** those that can be written, quoted */
  readonly columns: string
}

interface Counter {
  readonly name: string
  readonly value: string
  readonly isCalled: boolean
}

/** Databases that all begin as the same shop. */
export interface RenewedDatabases {
  /** A database as the shop was built. */
  take(): Promise<PGlite>
  /** Renews the database for the next test. */
  giveBack(db: PGlite): Promise<void>
  close(): Promise<void>
}

/** Milliseconds after which a database is closed instead: a test left a transaction open. */
const patience = 10_000

/**
 * Lends a database to one test after the other. Loading one takes longer than most samples do, so its rows are put
 * back instead.
 */
export function renewDatabases(load: () => Promise<PGlite>): RenewedDatabases {
  let idle: PGlite | undefined
  const restore = new Map<PGlite, string>()
  return {
    async take() {
      const known = idle
      idle = undefined
      if (known) return known
      const db = await load()
      restore.set(db, await prepare(db))
      return db
    },
    async giveBack(db) {
      if (idle || !(await isRenewed(db, restore.get(db)!))) await db.close()
      else idle = db
    },
    async close() {
      await idle?.close()
      idle = undefined
    },
  }
}

async function isRenewed(db: PGlite, restore: string): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patience)))
  const renewed = db.exec(restore).then(
    () => true,
    () => false,
  )
  const isDone = await Promise.race([renewed, late])
  clearTimeout(timer)
  return isDone
}

/**
 * Keeps a copy of every row.
 * @returns the statements that put back the tables whose rows have changed since, and drop tables made since
 */
async function prepare(db: PGlite): Promise<string> {
  const { rows: tables } = await db.query<Table>(`select c.relname as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname`)
  const { rows: counters } =
    await db.query<Counter>(`select format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname in ('public', 'page')`)
  await db.exec(`create schema saved;
    create table saved."the table" (name name primary key, columns text, size bigint);
    create table saved."the start" as select 0::bigint as xid;`)
  for (const { name, columns } of tables) {
    await db.exec(`create table saved."${name}" as table public."${name}"`)
    await db.query(`insert into saved."the table" select $1, $2, count(*) from saved."${name}"`, [
      name,
      columns,
    ])
  }
  await db.exec(noteStart)
  return `begin;
    set local session_replication_role = replica;
    ${putBack}
    truncate page.change;
    ${counters.map(({ name, value, isCalled }) => `select setval('${name}', ${value}, ${isCalled});`).join("\n")}
    commit;
    ${noteStart}`
}

/** Rows written from now on have at least this transaction id. */
const noteStart = `update saved."the start" set xid = pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1;`

/** A written row names its transaction; a deleted one is missing from the count. */
const putBack = `do $$
  declare
    made name; kept record; is_changed boolean;
    start bigint := (select xid from saved."the start");
  begin
    for made in select tablename from pg_tables where schemaname = 'public'
      and tablename not in (select name from saved."the table") loop
      execute format('drop table public.%I cascade', made);
    end loop;
    for kept in select * from saved."the table" loop
      execute format(
        'select coalesce(count(*) <> %s or max(xmin::text::bigint) >= %s, false) from public.%I',
        kept.size, start, kept.name
      ) into is_changed;
      continue when not is_changed;
      execute format('delete from public.%I', kept.name);
      execute format(
        'insert into public.%I (%s) overriding system value select %s from saved.%I',
        kept.name, kept.columns, kept.columns, kept.name
      );
    end loop;
  end $$;`
