import { sql, type Kysely } from "kysely"
import type { Migration } from "./migration.ts"
import { categories } from "./migrations/0001-initial/categories.ts"
import { inventory } from "./migrations/0001-initial/inventory.ts"
import { stockLocations } from "./migrations/0001-initial/stock-locations.ts"
import { runScript } from "./run-script.ts"
import type { Database } from "./schema.gen.ts"
import { valueOf } from "../kernel/certain.ts"

/** Tables that v1 made only for shops that had switched a feature on or installed a module. */
const optionalTables = [
  { tables: ["product_category", "product_category_product"], script: categories },
  { tables: ["inventory_item", "inventory_level", "reservation_item"], script: inventory },
  { tables: ["stock_location", "stock_location_address"], script: stockLocations },
]

/** Tables that got `includes_tax` only with v1's tax-inclusive pricing switched on. */
const taxInclusive = ["currency", "line_item", "price_list", "region", "shipping_method", "shipping_option"]

/**
 * Whether v1 made this database: its `migrations` table exists beside the shop's.
 * @since 0.1
 */
export async function isV1Database(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname in ('migrations', 'store', 'product_variant')`.execute(db)
  return rows[0]?.found === 3
}

/**
 * Adds to a v1 database the tables and columns of features that v1 left optional, and compares it with a
 * v1.20 schema that is made beside it and thrown away again.
 * @param tx a transaction; the caller rolls it back when something is missing
 * @param initial the migration that describes a v1.20 database
 * @returns the tables and `table.column` names that are missing, sorted
 * @locks `access exclusive` on the tables that get a column, for a moment
 * @since 0.1
 */
export async function completeAdopted(tx: Kysely<Database>, initial: Migration): Promise<string[]> {
  const expected = await readExpectedColumns(tx, initial)
  const before = await readColumns(tx)
  for (const { tables, script } of optionalTables)
    if (!tables.some((table) => before.has(table))) await runScript(tx, script)
  for (const table of taxInclusive) {
    if (!before.has(table) || valueOf(before, table).has("includes_tax")) continue
    await sql`
      alter table ${sql.id(table)} add column includes_tax boolean not null default false`.execute(tx)
  }
  return difference(expected, await readColumns(tx))
}

/**
 * Whether v1 left a table or column out because its feature was off: `completeAdopted` adds it.
 * @param present what the database has
 * @param name a table, or `table.column`
 */
export function optionalIn(present: Columns, name: string): boolean {
  const [table, column] = name.split(".")
  // `name` has a table and a column.
  const group = optionalTables.find(({ tables }) => tables.includes(table!))
  if (group) return !group.tables.some((each) => present.has(each))
  // `name` has a table and a column.
  return column === "includes_tax" && taxInclusive.includes(table!)
}

/** The columns of each table. */
export type Columns = Map<string, Set<string>>

async function readExpectedColumns(tx: Kysely<Database>, initial: Migration): Promise<Columns> {
  await sql`savepoint expected`.execute(tx)
  await sql`create schema stheno_expected`.execute(tx)
  await sql`
    select set_config('search_path', 'stheno_expected,' || current_setting('search_path'), true)`.execute(tx)
  await runScript(tx, initial.sql)
  const columns = await readColumns(tx)
  await sql`rollback to savepoint expected`.execute(tx)
  return columns
}

/** Every table of the current schema with its columns. */
export async function readColumns(db: Kysely<Database>): Promise<Columns> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped`.execute(db)
  const columns: Columns = new Map()
  for (const row of rows) {
    const known = columns.get(row.table)
    if (known) known.add(row.column)
    else columns.set(row.table, new Set([row.column]))
  }
  return columns
}

/** Tables and `table.column` names that are expected and not there, sorted. */
export function difference(expected: Columns, actual: Columns): string[] {
  const missing: string[] = []
  for (const [table, columns] of expected) {
    const present = actual.get(table)
    if (!present) missing.push(table)
    else for (const column of columns) if (!present.has(column)) missing.push(`${table}.${column}`)
  }
  return missing.sort()
}
