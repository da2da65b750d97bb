import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { additions as listed } from "./additions.ts"
import { stheno } from "./migrations/0002-stheno.ts"
import { newestFirst } from "./migrations/0005-newest-first.ts"
import { listsWithoutSorting } from "./migrations/0006-lists-without-sorting.ts"
import { tableChanges } from "./migrations/0008-table-changes.ts"
import { growth } from "./migrations/0014-growth.ts"
import { largeStores } from "./migrations/0020-large-stores.ts"
import { unpaidOrders } from "./migrations/0023-unpaid-orders.ts"
import { variantsOfAMoment } from "./migrations/0016-variants-of-a-moment.ts"
import { readSchema, type SchemaText } from "./testing/read-schema.ts"
import v1 from "./v1-schema.json" with { type: "json" }

/** Everything that Stheno adds, by name. What is neither here nor in v1-schema.json fails. */
const namesIn = (record: Readonly<Record<string, unknown>>) => Object.keys(record)
const namesByTable = (tables: Readonly<Record<string, object>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(tables).map(([table, names]) => [table, Object.keys(names)]))
/** An index of migration 0014 that 0020 replaces. */
const replaced = "money_amount_price_list"
const additions = {
  tables: namesIn(listed.tables),
  columns: namesByTable(listed.columns),
  constraints: namesByTable(listed.constraints),
  indexes: [
    "staged_job_aggregate",
    "staged_job_seq",
    ...[
      stheno,
      newestFirst,
      listsWithoutSorting,
      tableChanges,
      growth,
      variantsOfAMoment,
      largeStores,
      unpaidOrders,
    ]
      .flatMap(({ indexes }) => indexes!.map(({ name }) => name))
      .filter((name) => name !== replaced),
  ],
  sequences: namesIn(listed.sequences),
}

let database: TestDatabase
let live: SchemaText

beforeAll(async () => {
  database = await createTestDatabase()
  live = await readSchema(database.db)
})
afterAll(() => database.drop())

const without = <T>(record: Record<string, T>, names: readonly string[] = []) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

describe("the migrated database", () => {
  it("is v1's schema and the listed additions, nothing else", () => {
    const tables = Object.entries(without(live.tables, additions.tables)).map(([name, table]) => [
      name,
      {
        columns: without(table.columns, additions.columns[name]),
        constraints: without(table.constraints, additions.constraints[name]),
        indexes: without(table.indexes, additions.indexes),
      },
    ])
    expect(Object.fromEntries(tables)).toEqual(v1.tables)
    expect(live.enums).toEqual(v1.enums)
    expect(without(live.sequences, additions.sequences)).toEqual(v1.sequences)
  })

  it("keeps v1's columns in v1's order, Stheno's after them", () => {
    for (const [name, table] of Object.entries(v1.tables)) {
      const expected = [...Object.keys(table.columns), ...(additions.columns[name] ?? [])]
      expect([name, ...Object.keys(live.tables[name]!.columns)]).toEqual([name, ...expected])
    }
  })

  it("has every listed addition", () => {
    const names = (record: Record<string, unknown>) => Object.keys(record)
    expect(names(live.tables)).toEqual(expect.arrayContaining(additions.tables))
    const indexes = Object.values(live.tables).flatMap((table) => names(table.indexes))
    expect(indexes).toEqual(expect.arrayContaining(additions.indexes))
    expect(names(live.tables.gift_card!.constraints)).toContain("gift_card_balance_check")
    expect(names(live.sequences)).toContain("staged_job_seq_seq")
  })

  // v1 can start again on this database, and writes its own columns only.
  it("never requires a value for a column that v1 does not know", async () => {
    const { rows } = await sql<{ table: string; column: string; isOptional: boolean }>`
      select table_name as table, column_name as column,
        is_nullable = 'YES' or column_default is not null as "isOptional"
      from information_schema.columns where table_schema = 'public'`.execute(database.db)
    const added = rows.filter(({ table, column }) => additions.columns[table]?.includes(column))
    expect(added).toHaveLength(Object.values(additions.columns).flat().length)
    expect(added.filter(({ isOptional }) => !isOptional)).toEqual([])
    await sql`insert into staged_job (id, event_name, data) values ('job_1', 'x', '{}')`.execute(database.db)
    const { rows: jobs } = await sql`select attempts, not_before from staged_job`.execute(database.db)
    expect(jobs).toEqual([{ attempts: 0, not_before: null }])
  })

  it("has no reference from a table of v1 to one of Stheno, which v1 would have to keep", async () => {
    const { rows } = await sql<{ table: string; reference: string }>`
      select conrelid::regclass::text as table, confrelid::regclass::text as reference
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.db)
    const own = new Set(additions.tables)
    expect(rows.filter(({ table, reference }) => !own.has(table) && own.has(reference))).toEqual([])
    expect(rows.some(({ table }) => own.has(table))).toBe(true)
  })

  it("has an index that serves each foreign key", async () => {
    const { rows } = await sql<{ name: string }>`
      select k.conname as name from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and i.indpred is null and i.indkey[0] = k.conkey[1])`.execute(
      database.db,
    )
    expect(rows).toEqual([])
  })
})
