import { sql, type KyselyPlugin } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { SharedTableState } from "./table-state.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test("requests that ask at the same time share a statement, and none that began before they asked", async () => {
  const { db } = shop.engine
  const states = new SharedTableState()
  const { statements } = await shop.countStatements(async () => {
    const first = states.ask(db)
    // The first statement begins after this turn; what asks now may use it, and what asks later may not.
    const shared = states.ask(db)
    expect(await shared).toBe(await first)
    const all = await Promise.all(Array.from({ length: 20 }, () => states.ask(db)))
    expect(new Set(all).size).toBe(1)
  })
  expect(statements.length).toBe(2)
  const before = await states.ask(db)
  await sql`update product set title = title`.execute(db)
  const after = await states.ask(db)
  expect(after.versionOf(["product"])).not.toBe(before.versionOf(["product"]))
  expect(after.versionOf(["region", "image"])).toBe(before.versionOf(["region", "image"]))
  expect(states.latest).toBe(after)
})

test("a connection that does not respond does not hold up the requests that come later", async () => {
  const states = new SharedTableState()
  let release = () => {}
  const hanging: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => new Promise((resolve) => (release = () => resolve(result))),
  }
  const stuck = states.ask(shop.engine.db.withPlugin(hanging))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const next = await states.ask(shop.engine.db)
  expect(next.text).toContain("product ")
  release()
  expect((await stuck).text).toBe(next.text)
})

test("an error reaches everyone who waits, and is not kept", async () => {
  const states = new SharedTableState()
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: () => Promise.reject(new Error("no connection")),
  }
  const db = shop.engine.db.withPlugin(failing)
  const outcomes = await Promise.allSettled([states.ask(db), states.ask(db)])
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect((await states.ask(shop.engine.db)).text).toContain("product ")
})
