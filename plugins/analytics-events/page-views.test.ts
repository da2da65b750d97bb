import { sql } from "@stheno/core"
import { createTestDatabase, type TestDatabase, type TestShop } from "@stheno/server/testing"
import fs from "node:fs"
import path from "node:path"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import service from "./src/services/analytics-page-view.ts"
import {
  countPageView,
  deleteOldViews,
  otherPath,
  readPageView,
  sumPageViews,
  type RowLimits,
} from "./src/page-views.ts"
import { createSenderLimits } from "./src/senders.ts"

const now = Date.now()
const day = (offset: number) => new Date(now + offset * 86_400_000).toISOString().slice(0, 10)
const [yesterday, tomorrow] = [day(-1), day(1)]

describe("what a storefront sends", () => {
  const read = (view: object) => readPageView(JSON.stringify(view))

  it("is a path and a host", () => {
    expect(read({ path: "/de/products/linen-shirt", referrer: "Search.Example.com" })).toEqual({
      path: "/de/products/linen-shirt",
      referrer: "search.example.com",
    })
    expect(read({ path: "/" })).toEqual({ path: "/", referrer: "" })
  })

  it("is stored without IDs and queries", () => {
    expect(read({ path: "/de/orders/order_01HZX3J9K2M4N5P6Q7R8S9T0VW?token=1#a" }).path).toBe(
      "/de/orders/[id]",
    )
    expect(read({ path: "/de/products/shirt_m" }).path).toBe("/de/products/shirt_m")
    expect(read({ path: "/\ud800" }).path).toBe("/\ufffd")
  })

  it.each([
    "",
    "null",
    "{",
    "[]",
    `{"path":1}`,
    `{"path":"https://example.com/"}`,
    `{"path":"/\\u0000"}`,
    `{"path":"/","referrer":"<script>"}`,
    JSON.stringify({ path: `/${"x".repeat(500)}` }),
    JSON.stringify({ path: "/", more: "x".repeat(2_000) }),
  ])("is rejected if it is %s", (body) => {
    expect(() => readPageView(body)).toThrow(expect.objectContaining({ type: "invalid_data" }))
  })
})

describe("counts", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    const file = path.join(import.meta.dirname, "src/migrations/0002-page-view.sql")
    await sql.raw(fs.readFileSync(file, "utf8").split("-- down")[0]!).execute(database.db)
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await sql`delete from analytics_page_view`.execute(database.db)
  })
  const count = (viewed: string, referrer = "", limits: RowLimits = {}) =>
    countPageView(database.db, { path: viewed, referrer }, limits)
  const report = () => sumPageViews(database.db, yesterday, tomorrow)

  it("views by day, page and referrer", async () => {
    await count("/de")
    await count("/de", "search.example.com")
    await count("/us", "search.example.com")
    expect(await report()).toEqual({
      count: 3,
      days: [{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 3 }],
      pages: [
        { path: "/de", count: 2 },
        { path: "/us", count: 1 },
      ],
      referrers: [{ referrer: "search.example.com", count: 2 }],
    })
  })

  it("views of further pages together once the day has its rows", async () => {
    for (const page of ["/1", "/2", "/3", "/4", "/1"]) await count(page, "", { most: 2 })
    expect((await report()).pages).toEqual([
      { path: otherPath, count: 2 },
      { path: "/1", count: 2 },
      { path: "/2", count: 1 },
    ])
  })

  it("views of further pages of one sender together, and those of others as before", async () => {
    const senders = createSenderLimits(2)
    const from = (address: string) => ({ mayAddRow: () => senders.mayAddRow(address) })
    for (const page of ["/1", "/2", "/3", "/4", "/1"]) await count(page, "", from("192.0.2.1"))
    await count("/3", "", from("192.0.2.2"))
    await count("/3", "", from("192.0.2.1"))
    expect((await report()).pages).toEqual([
      { path: otherPath, count: 2 },
      { path: "/1", count: 2 },
      { path: "/3", count: 2 },
      { path: "/2", count: 1 },
    ])
  })

  it("views of one address in 300 rows, and a further address has its own", async () => {
    const given = { ...({} as Parameters<typeof service.make>[0]), db: database.db, pluginOptions: {} }
    const views = (amount: number, from: string) =>
      Promise.all(
        Array.from({ length: amount }, (_, index) =>
          service.make(given).count(JSON.stringify({ path: `/${from}/${index}` }), from),
        ),
      )
    await views(302, "198.51.100.7")
    await views(1, "198.51.100.8")
    const { count: all, pages } = await report()
    expect([all, pages[0]]).toEqual([303, { path: otherPath, count: 2 }])
    const { rows } = await sql<{ count: number }>`select count(*)::int from analytics_page_view`.execute(
      database.db,
    )
    expect(rows).toEqual([{ count: 302 }])
  })

  it("every view when many arrive at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => count("/de")))
    expect((await report()).count).toBe(20)
  })

  it("until they are deleted", async () => {
    await count("/de")
    await sql`insert into analytics_page_view values ((now() at time zone 'utc')::date - 31, '/old', '', 5)`.execute(
      database.db,
    )
    const pages = async () => {
      const { rows } = await sql<{ path: string }>`select path from analytics_page_view order by 1`.execute(
        database.db,
      )
      return rows.map((row) => row.path)
    }
    await deleteOldViews(database.db, 31)
    expect(await pages()).toEqual(["/de", "/old"])
    await deleteOldViews(database.db, 30)
    expect(await pages()).toEqual(["/de"])
  })
})

describe("a sender", () => {
  const today = new Date("2026-11-30T23:59:59Z")
  const added = (addresses: readonly (string | undefined)[], limits = createSenderLimits(1)) =>
    addresses.map((address) => limits.mayAddRow(address, today))

  it("is an IPv4 address, or the first half of an IPv6 address", () => {
    expect(added(["192.0.2.1", "192.0.2.2", "192.0.2.1", "::ffff:192.0.2.1"])).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(added(["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:DB8:1:02::"])).toEqual([
      true,
      false,
      false,
    ])
    expect(added(["2001:db8:1:3::1", "2001:db8::1", "::1", "::2"])).toEqual([true, true, true, false])
  })

  it("without an address has only the limit of all senders", () => {
    expect(added([undefined, undefined, ""])).toEqual([true, true, true])
  })

  it("may cause rows again the next day", () => {
    const limits = createSenderLimits(1)
    expect(added(["192.0.2.1", "192.0.2.1"], limits)).toEqual([true, false])
    expect(limits.mayAddRow("192.0.2.1", new Date("2026-12-01T00:00:00Z"))).toBe(true)
  })
})

describe("the endpoint", () => {
  let shop: TestShop
  beforeAll(async () => {
    stubSampleEnv("analytics-events", { ANALYTICS_HASH_SECRET: "a-secret-of-this-test" })
    shop = await startSampleShop("analytics-events", { LOGIN_ATTEMPTS_PER_MINUTE: "2" })
  })
  afterAll(() => shop?.stop())

  /** As a browser sends it to another host: no cookies, and a type that needs no question before. */
  const send = (body: string) =>
    fetch(`${shop.url}/store/page-views`, {
      method: "POST",
      headers: { "content-type": "text/plain;charset=UTF-8", origin: "http://localhost:8000" },
      body,
    })

  it("counts a view, sets no cookie, and limits the calls of an address", async () => {
    const response = await send(JSON.stringify({ path: "/de", referrer: "" }))
    expect([response.status, response.headers.get("set-cookie")]).toEqual([204, null])
    const rejected = await send("no JSON")
    expect([rejected.status, await rejected.json()]).toEqual([
      400,
      expect.objectContaining({ type: "invalid_data", message: expect.stringContaining("must be JSON") }),
    ])
    const statuses = await Promise.all(
      Array.from({ length: 15 }, async () => (await send(JSON.stringify({ path: "/de" }))).status),
    )
    expect([...new Set(statuses)].toSorted()).toEqual([204, 429])
    const report = await shop.admin(`/admin/analytics-events/page-views?from=${yesterday}&to=${tomorrow}`)
    const counted = statuses.filter((status) => status === 204).length + 1
    expect(await report.json()).toMatchObject({ count: counted, pages: [{ path: "/de", count: counted }] })
  })

  it("counts nothing if the option is off", async () => {
    const make = (page_views: boolean) =>
      service.make({ ...({} as Parameters<typeof service.make>[0]), pluginOptions: { page_views } })
    await expect(make(false).count(`{"path":"/de"}`)).rejects.toMatchObject({ type: "not_found" })
    await expect(make(true).count("no JSON")).rejects.toMatchObject({ type: "invalid_data" })
  })

  it("shows the counts to admin users only", async () => {
    const anonymous = await fetch(
      `${shop.url}/admin/analytics-events/page-views?from=${yesterday}&to=${tomorrow}`,
    )
    expect(anonymous.status).toBe(401)
    const swapped = await shop.admin(`/admin/analytics-events/page-views?from=${tomorrow}&to=${yesterday}`)
    expect(swapped.status).toBe(400)
  })
})
