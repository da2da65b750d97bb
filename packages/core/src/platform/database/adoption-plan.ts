import { sql, type Kysely } from "kysely"
import { countStock } from "./adopt-stock.ts"
import { difference, isV1Database, optionalIn, readColumns, type Columns } from "./adoption.ts"
import { readApplied } from "./migrator.ts"
import { migrations } from "./migrations/index.ts"
import { runScript } from "./run-script.ts"
import type { Database } from "./schema.gen.ts"
import { firstOf } from "../kernel/certain.ts"

/** The changes that upgrading a database of v1 makes. */
export interface AdoptionPlan {
  /** the tables that will be added, sorted */
  readonly tables: readonly string[]
  /** the columns that will be added to existing tables, as `table.column`, sorted */
  readonly columns: readonly string[]
  /** the indexes that will be added to existing tables, sorted */
  readonly indexes: readonly string[]
  /**
   * the tables of v1's pricing module that will be moved to the schema `v1_pricing` because of name conflicts
   */
  readonly moved: readonly string[]
  /** the number of variants with their own stock count, for which inventory items will be created */
  readonly counted: number
  /** the tables and columns of v1.20 that the database lacks; if there are any, it cannot be upgraded */
  readonly missing: readonly string[]
}

/** A built-in migration, and when it was applied. */
export interface MigrationInfo {
  readonly name: string
  /** undefined if it is not applied */
  readonly appliedAt: Date | undefined
}

/** What the migration 0007-price-sets moves away. */
const pricingOfV1 = [
  "price_set",
  "rule_type",
  "price_set_rule_type",
  "price_set_money_amount",
  "price_rule",
  "price_list_rule",
  "price_list_rule_value",
]

/**
 * Lists the built-in migrations in order, without changing the database.
 * @since 0.1
 */
export async function listMigrations(db: Kysely<Database>): Promise<readonly MigrationInfo[]> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('stheno_migration') is not null as found`.execute(db)
  const applied = rows[0]?.found ? await readApplied(db) : new Map<string, never>()
  return migrations.map(({ name }) => {
    const at = applied.get(name)?.applied_at
    return { name, appliedAt: at ? new Date(at) : undefined }
  })
}

/**
 * Determines what upgrading a database of v1 adds. The schema is created in a separate place and discarded, so
 * existing tables are not locked and nothing is changed.
 * @returns undefined when the database is not one of v1 or has been upgraded already
 * @since 0.1
 */
export async function planAdoption(db: Kysely<Database>): Promise<AdoptionPlan | undefined> {
  const [first] = await listMigrations(db)
  if (first?.appliedAt || !(await isV1Database(db))) return undefined
  const tx = await db.startTransaction().execute()
  try {
    const before = await readColumns(tx)
    const moved = pricingOfV1.filter((table) => before.delete(table))
    const indexesBefore = await readIndexes(tx)
    const counted = before.has("product_variant") ? await countStock(tx, before.has("inventory_item")) : 0
    await sql`create schema stheno_expected`.execute(tx)
    await sql`
      select set_config('search_path', 'stheno_expected,' || current_setting('search_path'), true)`.execute(
      tx,
    )
    await runScript(tx, firstOf(migrations).sql)
    const ofV1 = difference(await readColumns(tx), before)
    for (const migration of migrations.slice(1)) await runScript(tx, migration.sql)
    const after = await readColumns(tx)
    return {
      tables: [...after.keys()].filter((table) => !before.has(table)).toSorted(),
      columns: difference(after, before).filter((name) => isColumn(name, before)),
      indexes: laterIndexes().filter((name) => !indexesBefore.has(name)),
      moved,
      counted,
      missing: ofV1.filter((name) => !optionalIn(before, name)),
    }
  } finally {
    await tx.rollback().execute()
  }
}

function isColumn(name: string, before: Columns): boolean {
  return before.has(firstOf(name.split("."))) && name.includes(".")
}

function laterIndexes(): string[] {
  return migrations
    .slice(1)
    .flatMap(({ indexes = [] }) => indexes.map(({ name }) => name))
    .toSorted()
}

async function readIndexes(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = current_schema()`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
