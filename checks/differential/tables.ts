import { sql } from "kysely"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { additions } from "@stheno/core/internal/platform/database/additions.ts"
import { normalize, random } from "./compare.ts"

/** Tables that hold no data of the store: logs, sessions, the outbox, and what each server keeps for itself. */
const left = new Set([
  "idempotency_key",
  "migrations",
  "notification",
  "notification_provider",
  "staged_job",
  ...Object.keys(additions.tables),
])

type Row = Readonly<Record<string, unknown>>
/** Rows of each table, as texts that two servers share. */
type Written = ReadonlyMap<string, readonly Row[]>

/** A database whose rows are compared. */
export interface Tables {
  /** Marks the moment from which written rows count. */
  begin(): Promise<void>
  /** The rows of v1's tables that were written since, without their IDs and times. */
  written(): Promise<Written>
  close(): Promise<void>
}

/** Opens a database to compare its rows. */
export async function openTables(url: string): Promise<Tables> {
  const { db, close } = openDatabase({ url, max: 1 })
  const tables = await tablesOf(db)
  let since: Moment = await momentOf(db)
  return {
    begin: async () => {
      since = await momentOf(db)
    },
    written: async () => {
      const found = new Map<string, readonly Row[]>()
      for (const table of tables) {
        const rows = await rowsSince(db, table, since)
        if (rows.length > 0) found.set(table.name, rows)
      }
      return found
    },
    close,
  }
}

interface Moment {
  readonly time: string
  readonly transaction: string
}

interface Table {
  readonly name: string
  /** whether its rows say when they were created; of others, changed rows count as well */
  readonly isDated: boolean
}

type Db = ReturnType<typeof openDatabase>["db"]

async function momentOf(db: Db): Promise<Moment> {
  const { rows } = await sql<Moment>`select now()::text as time,
    pg_snapshot_xmax(pg_current_snapshot())::text as transaction`.execute(db)
  return rows[0]!
}

async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } =
    await sql<Table>`select t.table_name as name, exists (select from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'created_at') as "isDated"
    from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`.execute(
      db,
    )
  return rows.filter(({ name }) => !left.has(name))
}

async function rowsSince(db: Db, { name, isDated }: Table, since: Moment): Promise<Row[]> {
  const isWritten = isDated
    ? sql`t.created_at >= ${since.time}::timestamptz`
    : sql`t.xmin::text::bigint >= ${since.transaction}::bigint`
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t
    where ${isWritten}`.execute(db)
  return rows.map(({ row }) => row)
}

/** A table, and a column of it that differs, or the number of its rows. */
export interface TableDifference {
  readonly at: string
  readonly v1: unknown
  readonly ours: unknown
}

/**
 * Compares what two servers have written. Columns and tables of ours that v1 lacks are no difference. IDs are compared by
 * their prefixes and times by whether they are set, so that rows pair up without knowing which is which.
 */
export function compareTables(v1: Written, ours: Written): TableDifference[] {
  return [...new Set([...v1.keys(), ...ours.keys()])].sort().flatMap((table) => {
    const theirs = v1.get(table) ?? []
    const own = ours.get(table) ?? []
    if (theirs.length !== own.length) return [{ at: `${table} rows`, v1: theirs.length, ours: own.length }]
    return compareRows(table, theirs, own)
  })
}

function compareRows(table: string, v1: readonly Row[], ours: readonly Row[]): TableDifference[] {
  const free = [...ours]
  const rest = v1.filter((row) => {
    const at = free.findIndex((own) => differingColumns(row, own).length === 0)
    if (at >= 0) free.splice(at, 1)
    return at < 0
  })
  return rest.flatMap((row) => {
    const [nearest] = free
      .map((own, at) => ({ at, columns: differingColumns(row, own) }))
      .sort((a, b) => a.columns.length - b.columns.length)
    const [own] = free.splice(nearest!.at, 1)
    return nearest!.columns.map((column) => ({
      at: `${table}.${column}`,
      v1: row[column],
      ours: own![column],
    }))
  })
}

function differingColumns(v1: Row, ours: Row): string[] {
  return Object.keys(v1).filter(
    (column) => column in ours && !random.has(column) && !isEqual(plain(v1[column]), plain(ours[column])),
  )
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A value without what no two servers share; the keys of objects are sorted. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return normalize(value.replace(/\+00:00$/, "Z"))
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== "object") return value
  const entries = Object.entries(value).filter(([key]) => !random.has(key))
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, plain(each)]),
  )
}
