import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { sql } from "@stheno/core"
import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { countByDay, deleteOldEvents, forgetCustomer, recordEvent } from "./src/event-table.ts"
import { readOptions } from "./src/options.ts"
import { idsOf, pseudonymOf, type EventRow } from "./src/read-event.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const file = path.join(import.meta.dirname, "src/migrations/0001-analytics-event.sql")
  const [up] = fs.readFileSync(file, "utf8").split("-- down")
  for (const statement of up!.split(";").filter((each) => each.trim()))
    await sql.raw(statement).execute(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`delete from analytics_event`.execute(database.db)
})

const record = (subject: string, occurredAt: string | null, more: Partial<EventRow> = {}) =>
  recordEvent(database.db, {
    name: "order.placed",
    subject_id: subject,
    occurred_at: occurredAt,
    order_id: subject,
    customer_id: null,
    region_id: "reg_1",
    sales_channel_id: null,
    currency_code: "eur",
    amount: 1000,
    quantity: 2,
    ...more,
  })

const november = { from: "2026-11-01", to: "2026-11-30", timezone: "UTC" }
const placed = { name: "order.placed", currency_code: "eur" }

it("counts an event once, however often it is delivered", async () => {
  await record("order_1", "2026-11-24T10:00:00Z")
  await record("order_1", "2026-11-24T10:00:00Z")
  await record("order_1", "2026-11-25T10:00:00Z", { name: "order.canceled" })
  const { totals } = await countByDay(database.db, november)
  expect(totals.map(({ name, count }) => [name, count])).toEqual([
    ["order.canceled", 1],
    ["order.placed", 1],
  ])
})

it("adds up days in the time zone of the store, by currency", async () => {
  await record("order_1", "2026-11-23T23:30:00Z")
  await record("order_2", "2026-11-24T10:00:00Z", { region_id: "reg_2" })
  await record("order_3", "2026-11-24T10:00:00Z", { currency_code: "usd", amount: 5 })
  await record("order_4", "2026-12-01T00:00:00Z")
  const euros = { ...november, currency_code: "eur" }
  const all = { ...placed, count: 2, amount: 2000, quantity: 4 }
  const half = { ...placed, count: 1, amount: 1000, quantity: 2 }
  expect(await countByDay(database.db, euros)).toEqual({
    days: [
      { date: "2026-11-23", ...half },
      { date: "2026-11-24", ...half },
    ],
    totals: [all],
  })
  expect((await countByDay(database.db, { ...euros, timezone: "Europe/Berlin" })).days).toEqual([
    { date: "2026-11-24", ...all },
  ])
  expect((await countByDay(database.db, { ...euros, region_id: "reg_2" })).totals).toEqual([half])
  expect((await countByDay(database.db, november)).totals).toHaveLength(2)
  const nowhere = countByDay(database.db, { ...november, timezone: "Europe/Nowhere" })
  await expect(nowhere).rejects.toMatchObject({ type: "invalid_data" })
})

it("deletes what is older than the days of the options, and nothing else", async () => {
  await record("order_1", new Date(Date.now() - 31 * 86_400_000).toISOString())
  await record("order_2", new Date(Date.now() - 29 * 86_400_000).toISOString())
  await record("order_3", null)
  expect(await deleteOldEvents(database.db, 30)).toBe(1)
  expect(await deleteOldEvents(database.db, 30)).toBe(0)
  const { rows } = await sql`select subject_id from analytics_event order by 1`.execute(database.db)
  expect(rows).toEqual([{ subject_id: "order_2" }, { subject_id: "order_3" }])
})

it("stores customers as the options say", () => {
  expect(pseudonymOf("cus_1", readOptions({}))).toBeNull()
  expect(pseudonymOf("cus_1", readOptions({ customer_ids: "plain" }))).toBe("cus_1")
  const hashed = readOptions({ customer_ids: "hashed", hash_secret: "a secret of 16 letters" })
  expect(pseudonymOf("cus_1", hashed)).toMatch(/^[0-9a-f]{32}$/)
  expect(pseudonymOf("cus_1", hashed)).toBe(pseudonymOf("cus_1", hashed))
  const other = readOptions({ customer_ids: "hashed", hash_secret: "another secret of letters" })
  expect(pseudonymOf("cus_1", other)).not.toBe(pseudonymOf("cus_1", hashed))
  expect(() => readOptions({ customer_ids: "hashed" })).toThrow(/hash_secret/)
  expect(() => readOptions({ retention_days: 0 })).toThrow(/retention_days/)
})

it("forgets a deleted customer, whichever form of the ID was stored, and counts the events", async () => {
  const hashed = { customer_ids: "hashed", hash_secret: "a-secret-of-this-test" } as const
  const hash = pseudonymOf("cus_1", hashed)
  await record("order_1", "2026-11-24T10:00:00Z", { customer_id: "cus_1" })
  await record("order_2", "2026-11-24T10:00:00Z", { customer_id: hash })
  await record("order_3", "2026-11-24T10:00:00Z", { customer_id: "cus_2" })
  await record(hash!, "2026-11-24T10:00:00Z", { name: "customer.created", customer_id: hash, order_id: null })
  await forgetCustomer(database.db, idsOf("cus_1", hashed))
  const { rows } = await sql<{ subject_id: string; customer_id: string | null }>`
    select subject_id, customer_id from analytics_event order by name, subject_id`.execute(database.db)
  expect(rows[0]!.subject_id).not.toBe(hash)
  expect(rows).toEqual([
    { subject_id: rows[0]!.subject_id, customer_id: null },
    { subject_id: "order_1", customer_id: null },
    { subject_id: "order_2", customer_id: null },
    { subject_id: "order_3", customer_id: "cus_2" },
  ])
})
