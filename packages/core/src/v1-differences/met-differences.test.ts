import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { countDifference, takeDifferences } from "../platform/kernel/v1-compatibility.ts"
import { listMetDifferences, storeMetDifferences } from "./met-differences.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const stored = async () =>
  (await listMetDifferences(shop.engine.db)).map(({ difference, count }) => [difference.setting, count])

test("numbers are added to those of earlier rounds and of other processes", async () => {
  const { engine } = shop
  countDifference(engine, "shortPasswords", 2)
  countDifference(engine, "draftProductsById")
  await storeMetDifferences(engine)
  const other = { db: engine.db, config: { ...engine.config } }
  countDifference(other, "draftProductsById", 4)
  await Promise.all([storeMetDifferences(engine), storeMetDifferences(other)])
  expect(await stored()).toEqual([
    ["draftProductsById", 5],
    ["shortPasswords", 2],
  ])
})

test("nothing is sent to the database where nothing was counted", async () => {
  const { statements } = await shop.countStatements(() => storeMetDifferences(shop.engine))
  expect(statements).toEqual([])
  countDifference(shop.engine, "shortPasswords")
  const second = await shop.countStatements(() => storeMetDifferences(shop.engine))
  expect(second.statements).toHaveLength(1)
})

test("numbers that cannot be stored are kept for the next round", async () => {
  const { engine } = shop
  await sql`alter table met_difference rename to away`.execute(engine.db)
  countDifference(engine, "tokensOfV1", 3)
  await expect(storeMetDifferences(engine)).rejects.toThrow("met_difference")
  await sql`alter table away rename to met_difference`.execute(engine.db)
  countDifference(engine, "tokensOfV1")
  await storeMetDifferences(engine)
  expect(await stored()).toContainEqual(["tokensOfV1", 4])
  expect([...takeDifferences(engine)]).toEqual([])
})
