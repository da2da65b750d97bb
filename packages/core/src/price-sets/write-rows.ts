import { sql } from "kysely"
import { newId } from "../kernel/ids.ts"
import type { Executor } from "../query/fetch.ts"

/** Tables whose rows are written one by one, and the prefixes of their ids. */
const prefixes = {
  money_amount: "ma",
  rule_type: "rul-typ",
  price_rule: "prule",
  price_list_rule: "plrule",
} as const

type Table = keyof typeof prefixes

type Values = Readonly<Record<string, unknown>>

/**
 * Adds rows with one statement.
 * @param rows all with the same columns; ids are made up unless said
 * @returns ids, in the given order
 * @since 0.1
 */
export async function insertRows(db: Executor, table: Table, rows: readonly Values[]): Promise<string[]> {
  if (rows.length === 0) return []
  const named = rows.map((row) => ({ ...row, id: (row.id as string) || newId(prefixes[table]) }))
  const columns = sql.join(Object.keys(named[0]!).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::jsonb)`.execute(db)
  return named.map((row) => row.id)
}

/**
 * Changes a row; what is undefined or null stays.
 * @returns whether there is such a row
 * @since 0.1
 */
export async function changeRow(db: Executor, table: Table, id: string, change: Values): Promise<boolean> {
  const sets = Object.entries(change)
    .filter(([, value]) => value != null)
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql`update ${sql.table(table)}
    set ${sql.join([...sets, sql`updated_at = now()`])}
    where id = ${id} and deleted_at is null returning id`.execute(db)
  return rows.length > 0
}

/**
 * Deletes rows softly. Those that do not exist are passed over.
 * @since 0.1
 */
export async function deleteRows(db: Executor, table: Table, ids: readonly string[]): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = now(), updated_at = now()
    where id = any(${ids}::text[]) and deleted_at is null`.execute(db)
}
