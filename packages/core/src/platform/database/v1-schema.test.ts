import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../../server/src/testing/index.ts"
import { stheno } from "./migrations/0002-stheno.ts"
import { newestFirst } from "./migrations/0005-newest-first.ts"
import { listsWithoutSorting } from "./migrations/0006-lists-without-sorting.ts"
import { tableChanges } from "./migrations/0008-table-changes.ts"
import { growth } from "./migrations/0014-growth.ts"
import { readSchema, type SchemaText } from "./testing/read-schema.ts"
import v1 from "./v1-schema.json" with { type: "json" }

/** Everything that Stheno adds. What is neither here nor in v1-schema.json fails. */
const additions = {
  tables: [
    "auth_session",
    "payment_call",
    "price_list_rule",
    "price_list_rule_value",
    "price_rule",
    "price_set",
    "price_set_money_amount",
    "price_set_rule_type",
    "rate_limit",
    "rule_type",
    "stheno_migration",
    "table_change",
  ],
  columns: {
    batch_job: ["attempts"],
    gift_card: ["is_disabled_by_user"],
    idempotency_key: ["fingerprint", "response_text"],
    product_images: ["rank"],
    staged_job: ["attempts", "not_before", "created_at", "seq", "leased_by", "leased_until"],
  } as Record<string, string[]>,
  constraints: { gift_card: ["gift_card_balance_check"] } as Record<string, string[]>,
  indexes: [
    "staged_job_aggregate",
    "staged_job_seq",
    ...[stheno, newestFirst, listsWithoutSorting, tableChanges, growth].flatMap(({ indexes }) =>
      indexes!.map(({ name }) => name),
    ),
  ],
  sequences: ["staged_job_seq_seq"],
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

  it("never requires a value for a column that v1 does not know", async () => {
    await sql`insert into staged_job (id, event_name, data) values ('job_1', 'x', '{}')`.execute(database.db)
    const { rows } = await sql`select attempts, not_before from staged_job`.execute(database.db)
    expect(rows).toEqual([{ attempts: 0, not_before: null }])
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
