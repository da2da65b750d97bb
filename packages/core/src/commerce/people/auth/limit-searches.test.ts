import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { operations } from "../../../operations.ts"

const searcher = "198.51.100.7"
const other = "203.0.113.9"
/** Searches of one address that a process takes: 1 that runs and 100 that wait. */
const most = 101

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { searchesAtOnce: 1 } })
})
afterAll(() => shop.close())

const get = <Path extends string>(path: Path, address: string) =>
  shop.request("GET", path, undefined, { "x-forwarded-for": address })
const search = (address: string) => get("/store/products?q=coat", address)

/** Keeps searches from ending until the work is done. */
const whileHeld = <T>(work: () => Promise<T>) =>
  shop.engine.db.transaction().execute(async (db) => {
    await sql`lock table product in access exclusive mode`.execute(db)
    return work()
  })

test("an address runs as many searches at once as it may, and further ones are rejected", async () => {
  const { waiting, others } = await whileHeld(async () => {
    const waiting = Array.from({ length: most }, () => search(searcher))
    // The searches are counted before the request after them is.
    expect((await get("/store/regions", searcher)).status).toBe(200)
    const refused = await search(searcher)
    expect(refused).toMatchObject({ status: 429, body: { type: "not_allowed" } })
    expect(refused.headers.get("retry-after")).toBe("5")
    return { waiting, others: search(other) }
  })
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(statuses).toEqual(statuses.map(() => 200))
  expect((await others).status).toBe(200)
  expect((await search(searcher)).status).toBe(200)
})

test("addresses of one IPv6 network share their turns", async () => {
  const running = await whileHeld(async () => {
    const waiting = Array.from({ length: most }, (_, n) => search(`2001:db8:1:2::${n.toString(16)}`))
    expect((await get("/store/regions", searcher)).status).toBe(200)
    expect((await search("2001:db8:1:2:ffff::1")).status).toBe(429)
    return [...waiting, search("2001:db8:1:3::1")]
  })
  for (const { status } of await Promise.all(running)) expect(status).toBe(200)
})

test("0 means no limit", async () => {
  const open = await createTestApp({ config: { searchesAtOnce: 0 } })
  const answers = await Promise.all(
    Array.from({ length: 2 * most }, () => open.request("GET", "/store/products?q=coat")),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  await open.close()
})

test("every search of the store API is documented to answer 429", () => {
  const searches = operations.filter(
    ({ area, query }) => area === "store" && query && "shape" in query && "q" in (query.shape as object),
  )
  expect(searches.map(({ path }) => path)).toContain("/store/products")
  expect(searches.filter(({ refusals }) => !refusals.includes(429))).toEqual([])
})
