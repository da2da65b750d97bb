import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { migrations } from "../database/migrations/index.ts"
import { recall } from "./recall.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

type Executor = TestApp["engine"]["db"]

/** How many notes there are, and whether they were counted for it. */
async function countNotes(db: Executor, where = sql`true`): Promise<{ count: number; isCounted: boolean }> {
  const counted = recall<number>(db, sql`select count(*)::int from note where ${where}`)
  const { rows } = await sql<{ found: unknown }>`select ${counted.column} as found`.execute(db)
  const found = rows[0]!.found
  return { count: counted.take(found), isCounted: !Array.isArray(found) || found[1] !== null }
}

let made = 0
const add = (db: Executor) =>
  sql`insert into note (id, value, resource_type, resource_id)
    values (${`note_${++made}`}, 'x', 'order', 'order_1')`.execute(db)

test("counts again when something was written, and only then", async () => {
  const { db } = shop.engine
  const { count } = await countNotes(db)
  expect(await countNotes(db)).toEqual({ count, isCounted: false })
  await add(db)
  expect(await countNotes(db)).toEqual({ count: count + 1, isCounted: true })
  await sql`update note set deleted_at = now()`.execute(db)
  expect(await countNotes(db, sql`deleted_at is null`)).toEqual({ count: 0, isCounted: true })
  await sql`truncate note`.execute(db)
  expect(await countNotes(db)).toEqual({ count: 0, isCounted: true })
  await sql`update product set title = title`.execute(db)
  expect(await countNotes(db)).toEqual({ count: 0, isCounted: false })
})

test("knows nothing of what was not committed, nor keeps it", async () => {
  const { db } = shop.engine
  const before = await countNotes(db)
  const inside = db.transaction().execute(async (tx) => {
    await add(tx)
    expect((await countNotes(tx)).count).toBe(before.count + 1)
    expect((await countNotes(db)).count).toBe(before.count)
    throw new Error("rolled back")
  })
  await expect(inside).rejects.toThrow("rolled back")
  await sql`update note set value = value`.execute(db)
  expect((await countNotes(db)).count).toBe(before.count)
})

test("is right while many write, and adds up what they noted", async () => {
  const { db } = shop.engine
  const before = await countNotes(db)
  const writers = Array.from({ length: 8 }, async () => {
    for (let n = 0; n < 50; n++) {
      await add(db)
      const { count } = await countNotes(db)
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from note`.execute(db)
      expect(count).toBeLessThanOrEqual(rows[0]!.count)
    }
  })
  await Promise.all(writers)
  expect((await countNotes(db)).count).toBe(before.count + 400)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from table_change
    where relation = 'note'`.execute(db)
  expect(rows[0]!.count).toBeLessThan(400)
})

test.each([
  ["a table whose changes are not noted", sql`exists (select from cart)`],
  ["the time", sql`created_at < now()`],
  ["tables that are named in a list", sql`exists (select from note a, cart b)`],
])("counts each time when it depends on %s", async (_, where) => {
  const { db } = shop.engine
  await countNotes(db, where)
  expect((await countNotes(db, where)).isCounted).toBe(true)
})

test("every noted table has its trigger", async () => {
  const { rows } = await sql<{ name: string }>`select tgrelid::regclass::text as name from pg_trigger
    where tgname = 'note_change'`.execute(shop.engine.db)
  const text = migrations
    .filter(({ name }) => ["0008-table-changes", "0014-growth", "0015-changes-of-more-tables"].includes(name))
    .map((migration) => migration.sql)
    .join("\n")
  for (const { name } of rows) expect(text).toContain(`on ${name.startsWith('"') ? name : `"${name}"`}`)
  expect(rows).toHaveLength(text.match(/create trigger/g)!.length)
})
