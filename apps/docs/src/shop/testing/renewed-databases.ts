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

/** Keeps a copy of every row. @returns the statements that put the rows back and drop tables made since */
async function prepare(db: PGlite): Promise<string> {
  const { rows: tables } = await db.query<Table>(`select c.relname as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname`)
  const { rows: counters } =
    await db.query<Counter>(`select format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname in ('public', 'page')`)
  const quoted = tables.map(({ name }) => `"${name}"`)
  await db.exec(`create schema saved;
    ${quoted.map((name) => `create table saved.${name} as table public.${name};`).join("\n")}`)
  const { rows: filled } = await db.query<{ name: string }>(
    tables
      .map(({ name }) => `select '${name}' as name where exists (select from saved."${name}")`)
      .join(" union all "),
  )
  const names = new Set(filled.map(({ name }) => name))
  return `begin;
    set local session_replication_role = replica;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public'
        and tablename <> all(array[${tables.map(({ name }) => `'${name}'`).join(", ")}]) loop
        execute format('drop table public.%I cascade', name);
      end loop;
    end $$;
    truncate ${[...quoted.map((name) => `public.${name}`), "page.change"].join(", ")};
    ${tables
      .filter(({ name }) => names.has(name))
      .map(
        ({ name, columns }) =>
          `insert into public."${name}" (${columns}) overriding system value select ${columns} from saved."${name}";`,
      )
      .join("\n")}
    ${counters.map(({ name, value, isCalled }) => `select setval('${name}', ${value}, ${isCalled});`).join("\n")}
    commit;`
}
