import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { largeStores } from "../../../platform/database/migrations/0020-large-stores.ts"
import { findAvailable } from "./available-quantity.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

type Executor = TestApp["engine"]["db"]

const addItems = (db: Executor, ...ids: string[]) =>
  sql`insert into inventory_item (id) select unnest(${ids}::text[])`.execute(db)
const addLevel = (db: Executor, item: string, location = "here", units = 100) =>
  sql`insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity)
    values (${`${item}-${location}`}, ${item}, ${location}, ${units})`.execute(db)
const deleteLevels = (db: Executor, item: string, location = "%") =>
  sql`delete from inventory_level where inventory_item_id = ${item} and location_id like ${location}`.execute(
    db,
  )

async function marked(item: string): Promise<boolean> {
  const { rows } =
    await sql`select from inventory_item_without_level where inventory_item_id = ${item}`.execute(
      shop.engine.db,
    )
  return rows.length === 1
}

/** Whether the lookup for a few units finds an item. */
async function isFound(item: string): Promise<boolean> {
  const { rows } = await sql`select from (${findAvailable({ lte: 5 })}) as found where id = ${item}`.execute(
    shop.engine.db,
  )
  return rows.length > 0
}

test("an item is marked until it has a level, and again when a level is deleted", async () => {
  const { db } = shop.engine
  await addItems(db, "plain", "stocked")
  expect([await isFound("plain"), await isFound("stocked")]).toEqual([true, true])
  await addLevel(db, "stocked")
  await addLevel(db, "stocked", "there")
  expect([await marked("plain"), await marked("stocked")]).toEqual([true, false])
  expect([await isFound("plain"), await isFound("stocked")]).toEqual([true, false])
  await deleteLevels(db, "stocked")
  expect(await isFound("stocked")).toBe(true)
})

test("hidden levels and items are not found beside others", async () => {
  const { db } = shop.engine
  await addItems(db, "moved", "closed")
  await addLevel(db, "moved", "here")
  await addLevel(db, "moved", "there")
  await sql`update inventory_level set deleted_at = now() where id = 'moved-here'`.execute(db)
  await sql`update inventory_item set deleted_at = now() where id = 'closed'`.execute(db)
  expect([await isFound("moved"), await isFound("closed")]).toEqual([false, false])
  await sql`update inventory_level set deleted_at = now() where id = 'moved-there'`.execute(db)
  expect(await isFound("moved")).toBe(true)
})

test("no item stays marked that was deleted", async () => {
  const { db } = shop.engine
  await addItems(db, "gone")
  await addLevel(db, "gone")
  await deleteLevels(db, "gone")
  expect(await marked("gone")).toBe(true)
  await sql`delete from inventory_item where id = 'gone'`.execute(db)
  expect(await marked("gone")).toBe(false)
})

test("an item whose only level moves to another one is found, and so is one of a level that is only hidden", async () => {
  const { db } = shop.engine
  await addItems(db, "from", "to", "hidden")
  await addLevel(db, "from")
  await addLevel(db, "hidden")
  expect([await isFound("from"), await isFound("hidden")]).toEqual([false, false])
  await sql`update inventory_level set inventory_item_id = 'to' where inventory_item_id = 'from'`.execute(db)
  await sql`update inventory_level set deleted_at = now() where inventory_item_id = 'hidden'`.execute(db)
  expect([await isFound("from"), await isFound("hidden")]).toEqual([true, true])
})

test("two transactions that each delete one of two levels, and do not see each other, leave the item found", async () => {
  const { db } = shop.engine
  await addItems(db, "twice")
  await addLevel(db, "twice", "here")
  await addLevel(db, "twice", "there")
  expect(await isFound("twice")).toBe(false)
  const waiting = await db.transaction().execute(async (first) => {
    await deleteLevels(first, "twice", "here")
    // Its level is deleted before the other deletion is committed; then it waits for the mark.
    const second = db.transaction().execute((tx) => deleteLevels(tx, "twice", "there"))
    await waitsForLock()
    return [second]
  })
  await Promise.all(waiting)
  const { rows } = await sql`select from inventory_level where inventory_item_id = 'twice'`.execute(db)
  expect([rows.length, await isFound("twice")]).toEqual([0, true])
})

async function waitsForLock(): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database() and query like 'delete from inventory_level%'`
  await expect
    .poll(async () => (await waiting.execute(shop.engine.db)).rows.length, { timeout: 10_000 })
    .toBe(1)
}

test("adding a level waits for no other transaction that adds one", async () => {
  const { db } = shop.engine
  await addItems(db, "busy")
  await db.transaction().execute(async (first) => {
    await addLevel(first, "busy", "here")
    await addLevel(db, "busy", "there")
  })
  expect(await isFound("busy")).toBe(false)
})

test("a database that has items already is filled by the migration", async () => {
  const { db } = shop.engine
  await addItems(db, "early", "early-stocked")
  await addLevel(db, "early-stocked")
  await sql`delete from inventory_item_without_level`.execute(db)
  const fill = largeStores.sql.slice(
    largeStores.sql.lastIndexOf("insert into"),
    largeStores.sql.lastIndexOf("--"),
  )
  await sql.raw(fill).execute(db)
  expect([await marked("early"), await marked("early-stocked")]).toEqual([true, false])
})
