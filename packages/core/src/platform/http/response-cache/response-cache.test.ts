import { sql, type KyselyPlugin } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Engine } from "@stheno/core"
import { createApp, createEngine, type App } from "@stheno/core/host"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import type { BodyTo } from "@stheno/testing/reply.ts"

const config = { responseCacheSize: 8 * 1024 ** 2, storeCors: ["http://localhost:8000"] }

let shop: TestApp
let app: App
let now = Date.now()
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await createTestApp({ config })
  app = createApp(createEngine({ db: shop.engine.db, config, now: () => now }))
  const post = async <Path extends string>(path: Path, body: object) =>
    (await shop.admin("POST", path, body)).body
  const region = await post("/admin/regions", {
    name: "US",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })
  ids.region = region.region.id
  ids.channel = (await post("/admin/sales-channels", { name: "Fair" })).sales_channel.id
  ids.key = (await post("/admin/publishable-api-keys", { title: "fair" })).publishable_api_key.id
  const product = async (title: string, more: object) => {
    const variants = [
      { title: "One", manage_inventory: false, prices: [{ currency_code: "usd", amount: 1000 }] },
    ]
    const made = await post("/admin/products", { title, status: "published", variants, ...more })
    ids[title] = made.product.id
    ids[`${title} variant`] = made.product.variants[0].id
  }
  await product("Cup", {})
  await product("Stand", { sales_channels: [{ id: ids.channel }] })
  await post("/store/customers", {
    email: "ada@example.com",
    password: "supersecret",
    first_name: "A",
    last_name: "B",
  })
})
afterAll(() => shop.close())

/** Sends a request to the app whose clock the tests set. */
async function get<Path extends string>(path: Path, headers: Record<string, string> = {}) {
  const response = await app.fetch(new Request(`http://localhost:9000${path}`, { headers }))
  const text = await response.text()
  const [, status] = (response.headers.get("cache-status") ?? "; none").split("; ")
  return { status: response.status, text, from: status!, headers: response.headers }
}

const list = () => `/store/products?region_id=${ids.region}` as const
const productsOf = ({ text }: { text: string }) =>
  (JSON.parse(text) as BodyTo<"GET", "/store/products">).products
const titleOf = (answer: { text: string }) => productsOf(answer).map(({ title }) => title)
const priceOf = (answer: { text: string }) => productsOf(answer)[0].variants[0].calculated_price
const rename = (db: Engine["db"], title: string) =>
  sql`update product set title = ${title} where id = ${ids.Cup!}`.execute(db)

describe("a change", () => {
  test("is seen as soon as it is committed, and not before", async () => {
    await get(list())
    expect((await get(list())).from).toBe("hit")
    await shop.engine.db.transaction().execute(async (tx) => {
      await rename(tx, "Mug")
      const meanwhile = await get(list())
      expect([meanwhile.from, titleOf(meanwhile)]).toEqual(["hit", ["Cup"]])
    })
    const after = await get(list())
    expect([after.from, titleOf(after)]).toEqual(["fwd=miss", ["Mug"]])
    expect((await get(list())).from).toBe("hit")
  })

  test("that is rolled back changes nothing", async () => {
    const before = await get(list())
    const rolledBack = shop.engine.db.transaction().execute(async (tx) => {
      await rename(tx, "Bowl")
      throw new Error("rolled back")
    })
    await expect(rolledBack).rejects.toThrow("rolled back")
    expect(await get(list())).toMatchObject({ from: "hit", text: before.text })
  })

  test.each([0, 1])(
    "that is committed after statement %d of a request leaves no old response behind",
    async (which) => {
      const { db } = shop.engine
      let statement = 0
      const raced = createApp(createEngine({ db: db.withPlugin(after(which)), config }))
      const ask = async () => {
        const response = await raced.fetch(new Request(`http://localhost:9000${list()}`))
        return { text: await response.text() }
      }
      function after(wanted: number): KyselyPlugin {
        return {
          transformQuery: ({ node }) => node,
          async transformResult({ result }) {
            if (statement++ === wanted) await rename(db, `After ${wanted}`)
            return result
          },
        }
      }
      await rename(db, "Before")
      await ask()
      expect(statement).toBeGreaterThan(which)
      expect(titleOf(await ask())).toEqual([`After ${which}`])
      expect(titleOf(await ask())).toEqual([`After ${which}`])
    },
  )

  test("of another table leaves the response where it is", async () => {
    await get(list())
    await sql`update note set value = value`.execute(shop.engine.db)
    await sql`update cart set email = email`.execute(shop.engine.db)
    expect((await get(list())).from).toBe("hit")
  })

  test("of orders is noted once per transaction, also after a savepoint was undone", async () => {
    const orders = () => shop.admin("GET", "/admin/orders")
    const { db } = shop.engine
    const from = async () => (await orders()).headers.get("cache-status")
    await from()
    expect(await from()).toBe("Stheno; hit")
    const sum = async (tx: Engine["db"]) =>
      (
        await sql<{ sum: string }>`select sum(token)::text as sum from table_change
          where relation = 'orders_and_carts'`.execute(tx)
      ).rows[0]!.sum
    await db.transaction().execute(async (tx) => {
      const before = await sum(tx)
      await sql`savepoint one`.execute(tx)
      await sql`update cart set email = email`.execute(tx)
      await sql`rollback to savepoint one`.execute(tx)
      expect(await sum(tx)).toBe(before)
      await sql`update "order" set email = email`.execute(tx)
      const noted = await sum(tx)
      expect(noted).not.toBe(before)
      await sql`update cart set email = email`.execute(tx)
      expect(await sum(tx)).toBe(noted)
    })
    expect(await from()).toBe("Stheno; fwd=miss; stored")
    expect(await from()).toBe("Stheno; hit")
  })
})

describe("the clock", () => {
  test("ends a response when a price list begins and when it ends", async () => {
    const hour = 3_600_000
    const start = Date.now() + hour
    const { body } = await shop.admin("POST", "/admin/price-lists", {
      name: "Sale",
      description: "x",
      type: "sale",
      status: "active",
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + hour).toISOString(),
      prices: [{ variant_id: ids["Cup variant"], amount: 700, currency_code: "usd" }],
    })
    expect(body.price_list.id).toBeTruthy()
    const seen = []
    for (const time of [
      start - 2,
      start - 1,
      start,
      start + 1,
      start + hour - 1,
      start + hour,
      start + hour + 1,
    ]) {
      now = time
      const answers = [await get(list()), await get(list())]
      expect(answers[0]!.text).toBe(answers[1]!.text)
      seen.push(priceOf(answers[1]!))
    }
    expect(seen).toEqual([1000, 1000, 700, 700, 700, 700, 1000])
    expect((await get(list())).from).toBe("hit")
    // A clock that is set back shows what held then.
    now = start
    expect(priceOf(await get(list()))).toBe(700)
    await shop.admin("DELETE", `/admin/price-lists/${body.price_list.id}`)
    now = Date.now()
  })
})

describe("who asks", () => {
  test("a publishable key gets its own response, and another one when its channels change", async () => {
    const withKey = { "x-publishable-api-key": ids.key! }
    await get(list())
    const guest = titleOf(await get(list()))
    expect(titleOf(await get(list(), withKey))).toEqual(["Stand", ...guest])
    expect((await get(list(), withKey)).from).toBe("hit")
    const path = `/admin/publishable-api-keys/${ids.key}/sales-channels/batch` as const
    await shop.admin("POST", path, { sales_channel_ids: [{ id: ids.channel }] })
    expect(titleOf(await get(list(), withKey))).toEqual(["Stand"])
    expect(titleOf(await get(list()))).toEqual(guest)
  })

  test("a customer's response is not another's", async () => {
    const login = await shop.request("POST", "/store/auth/token", {
      email: "ada@example.com",
      password: "supersecret",
    })
    const ada = { authorization: `Bearer ${login.body.access_token}` }
    await get(list())
    const first = await get(list(), ada)
    expect([first.from, first.headers.get("cache-control")]).toEqual(["fwd=miss", "private, no-cache"])
    expect((await get(list(), ada)).from).toBe("hit")
    const { body } = await shop.admin("POST", "/admin/customer-groups", { name: "VIP" })
    const customer = (await shop.admin("GET", "/admin/customers")).body.customers[0].id
    await shop.admin("POST", "/admin/price-lists", {
      name: "VIP",
      description: "x",
      type: "sale",
      status: "active",
      customer_groups: [{ id: body.customer_group.id }],
      prices: [{ variant_id: ids["Cup variant"], amount: 500, currency_code: "usd" }],
    })
    expect(priceOf(await get(list(), ada))).toBe(1000)
    await shop.admin("POST", `/admin/customer-groups/${body.customer_group.id}/customers/batch`, {
      customer_ids: [{ id: customer }],
    })
    expect(priceOf(await get(list(), ada))).toBe(500)
    expect(priceOf(await get(list()))).toBe(1000)
  })

  test("an admin's response needs the admin's token", async () => {
    const path = "/admin/products"
    await shop.admin("GET", path)
    expect((await shop.admin("GET", path)).headers.get("cache-status")).toBe("Stheno; hit")
    expect((await shop.request("GET", path)).status).toBe(401)
  })
})

describe("headers", () => {
  test("let caches outside of the server keep a guest's response, and ask each time", async () => {
    const { headers } = await get(list())
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
    expect(headers.get("vary")).toBe("Origin, Authorization, Cookie, X-Publishable-Api-Key")
    expect(headers.get("etag")).toMatch(/^"[0-9a-f]{32}"$/)
    const admin = await shop.admin("GET", "/admin/products")
    expect(admin.headers.get("cache-control")).toBe("private, no-cache")
    expect(admin.headers.get("vary")).toBe("Origin, Authorization, Cookie, X-Medusa-Access-Token")
    const cookie = await get(list(), { cookie: "connect.sid=x" })
    expect(cookie.headers.get("cache-control")).toBe("private, no-cache")
  })

  test("304 while nothing changed", async () => {
    const etag = (await get(list())).headers.get("etag")!
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const same = await get(list(), { "if-none-match": tag })
      expect([same.status, same.text, same.headers.get("etag")]).toEqual([304, "", etag])
    }
    expect((await get(list(), { "if-none-match": '"other"' })).status).toBe(200)
    await rename(shop.engine.db, "Renamed")
    expect((await get(list(), { "if-none-match": etag })).status).toBe(200)
  })

  test("a response that cannot be cached has no tag, and is not for caches if it is personal", async () => {
    const missing = await get("/store/products/prod_none")
    expect(missing.status).toBe(404)
    const store = await shop.admin("GET", "/admin/store")
    const controls = [missing, store].map(({ headers }) => headers.get("cache-control"))
    expect(controls).toEqual([null, "private, no-store"])
    for (const { headers } of [missing, store]) expect(headers.get("etag")).toBeNull()
  })
})

describe("requests in plain text", () => {
  const recall = async <Path extends string>(path: Path, headers: Record<string, string> = {}) => {
    const found = await app.recall!(path, (name) => headers[name])
    return found && { ...found, text: new TextDecoder().decode(found.bytes) }
  }

  test("are answered without being parsed, like the others", async () => {
    const path = `${list()}&limit=7`
    expect(await recall(path)).toBeUndefined()
    const first = await get(path)
    const again = await recall(path)
    expect([again?.status, again?.text]).toEqual([200, first.text])
    for (const name of ["etag", "cache-control", "vary", "content-type", "access-control-allow-credentials"])
      expect([name, again?.headers[name]]).toEqual([name, first.headers.get(name)])
    const origin = "http://localhost:8000"
    expect((await recall(path, { origin }))?.headers["access-control-allow-origin"]).toBe(origin)
    expect((await recall(path, { "if-none-match": again!.headers.etag! }))?.status).toBe(304)
    await rename(shop.engine.db, "Plain")
    expect(await recall(path)).toBeUndefined()
  })

  test("are parsed when there may be a caller", async () => {
    await get(list())
    expect(await recall(list())).toBeDefined()
    expect(await recall(list(), { authorization: "Bearer x" })).toBeUndefined()
    expect(await recall(list(), { cookie: "a=b; connect.sid=x" })).toBeUndefined()
    expect(await recall(list(), { cookie: "a=b" })).toBeDefined()
  })

  test("with a key are answered until its channels change", async () => {
    const withKey = { "x-publishable-api-key": ids.key! }
    await get(list(), withKey)
    await get(list(), withKey)
    expect((await recall(list(), withKey))?.text).toBe((await get(list(), withKey)).text)
    await sql`delete from publishable_api_key_sales_channel`.execute(shop.engine.db)
    expect(await recall(list(), withKey)).toBeUndefined()
    expect(titleOf(await get(list(), withKey))).toContain("Plain")
  })
})

test("a response that a price strategy takes part in is not cached", async () => {
  const decided = createApp(
    createEngine({
      db: shop.engine.db,
      config,
      priceStrategies: [({ usual }) => ({ ...usual, calculated_price: ++price })],
    }),
  )
  let price = 0
  const ask = async () => {
    const response = await decided.fetch(new Request(`http://localhost:9000${list()}&id=${ids.Cup}`))
    return [response.headers.get("cache-status"), priceOf({ text: await response.text() })]
  }
  expect([await ask(), await ask()]).toEqual([
    [null, 1],
    [null, 2],
  ])
})

test("without room nothing is kept", async () => {
  const off = createApp(createEngine({ db: shop.engine.db }))
  expect(off.recall).toBeUndefined()
  const response = await off.fetch(new Request(`http://localhost:9000${list()}`))
  expect(response.headers.get("cache-status")).toBeNull()
})
