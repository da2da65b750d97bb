import { sql } from "kysely"
import { afterAll, beforeEach, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { announcePriceListTimes } from "./announce-times.ts"

let database: TestDatabase | undefined

beforeEach(async () => {
  await database?.drop()
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

const hour = 3_600_000
const start = Date.now()

/** A list with times in hours from now. */
async function addList(
  id: string,
  { from, to, status = "active" }: { from?: number; to?: number; status?: "active" | "draft" },
) {
  const at = (hours: number | undefined) =>
    hours === undefined ? null : new Date(start + hours * hour).toISOString()
  await database!.db
    .insertInto("price_list")
    .values({
      id,
      name: id,
      description: id,
      type: "sale",
      status,
      starts_at: at(from),
      ends_at: at(to),
    })
    .execute()
}

/** The events of a look so many hours from now. */
async function look(hours: number) {
  const { db } = database!
  const count = await announcePriceListTimes({ db, now: () => start + hours * hour })
  const { rows } = await sql<{ event_name: string; id: string }>`
    delete from staged_job returning event_name, data->>'id' as id`.execute(db)
  expect(rows.length).toBe(count)
  expect(rows.filter(({ event_name }) => event_name !== "price-list.updated")).toEqual([])
  return rows.map(({ id }) => id).toSorted()
}

test("a list is announced once when it starts and once when it ends, however late", async () => {
  await addList("past", { from: -2, to: -1 })
  await addList("sale", { from: 1, to: 3 })
  await addList("short", { from: 4, to: 5 })
  await addList("endless", { from: 1 })
  await addList("timeless", {})
  expect(await look(0)).toEqual([])
  expect(await look(1)).toEqual(["endless", "sale"])
  expect(await look(2.9)).toEqual([])
  expect(await look(3)).toEqual(["sale"])
  expect(await look(3.5)).toEqual([])
  // No process was running for hours.
  expect(await look(9)).toEqual(["short"])
  expect(await look(99)).toEqual([])
})

test("a draft and a deleted list are not announced, and an active one beside them is", async () => {
  await addList("draft", { from: 1, status: "draft" })
  await addList("deleted", { from: 1 })
  await addList("active", { from: 1 })
  await sql`update price_list set deleted_at = now() where id = 'deleted'`.execute(database!.db)
  expect(await look(2)).toEqual(["active"])
  expect(await look(3)).toEqual([])
})

test("a new time is announced again", async () => {
  await addList("sale", { from: 1 })
  expect(await look(2)).toEqual(["sale"])
  await sql`update price_list set starts_at = ${new Date(start + 4 * hour)}`.execute(database!.db)
  expect(await look(3)).toEqual([])
  expect(await look(5)).toEqual(["sale"])
})

test("of many processes that look at the same moment, one announces", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `list-${index}`).toSorted()
  for (const id of ids) await addList(id, { from: 1 })
  const { db } = database!
  const now = () => start + 2 * hour
  const counts = await Promise.all(Array.from({ length: 8 }, () => announcePriceListTimes({ db, now })))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  const { rows } = await sql<{ id: string }>`select data->>'id' as id from staged_job`.execute(db)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids)
})

test("a look that finds nothing leaves cached responses as they are", async () => {
  await addList("sale", { from: 1 })
  const version = async () =>
    (await sql`select sum(token) from table_change where relation = 'price_list'`.execute(database!.db)).rows
  const before = await version()
  expect(await look(0)).toEqual([])
  expect(await version()).toEqual(before)
  expect(await look(1)).toEqual(["sale"])
  expect(await version()).not.toEqual(before)
})
