import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "./index.ts"

let first: TestDatabase
let second: TestDatabase

beforeAll(async () => {
  ;[first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
})

afterAll(async () => {
  await Promise.all([first.drop(), second.drop()])
})

it("holds the default rows", async () => {
  const store = await first.db.selectFrom("store").select(["name", "default_currency_code"]).execute()
  expect(store).toEqual([{ name: "Medusa Store", default_currency_code: "usd" }])
})

it("is independent of the other databases of the run", async () => {
  await first.db.updateTable("store").set({ name: "First" }).execute()
  const store = await second.db.selectFrom("store").select("name").executeTakeFirst()
  expect(store).toEqual({ name: "Medusa Store" })
})

it("reads counts and numerics as numbers, and keeps what does not fit as text", async () => {
  const { rows } = await sql`
    select count(*) as count, 12.5::numeric as rate, 9007199254740993::int8 as large
    from store`.execute(first.db)
  expect(rows).toEqual([{ count: 1, rate: 12.5, large: "9007199254740993" }])
})

it("works in UTC without just-in-time compilation", async () => {
  const { rows } = await sql`
    select current_setting('jit') as jit, current_setting('TimeZone') as zone`.execute(first.db)
  expect(rows).toEqual([{ jit: "off", zone: "UTC" }])
})
