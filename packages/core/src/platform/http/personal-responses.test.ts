import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createApp, createEngine, operation, RawReply } from "@stheno/core/host"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import type { App } from "../../app.ts"
import { emptyExtension, extendShop } from "../../extend/host.ts"
import { defineMiddlewares, type Middleware } from "../../extend/index.ts"
import { operations } from "../../operations.ts"
import { answers } from "./response.ts"

const personal = "private, no-store"
const password = "lovelace1"

let shop: TestApp
let cartId: string
let authorization: string

beforeAll(async () => {
  shop = await createTestApp({ config: { responseCacheSize: 1024 ** 2 } })
  const region = {
    name: "DK",
    currency_code: "eur",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["dk"],
  }
  await shop.admin("POST", "/admin/store", { currencies: ["eur", "usd"] })
  const { region: made } = (await shop.admin("POST", "/admin/regions", region)).body
  const variants = [
    { title: "One", manage_inventory: false, prices: [{ currency_code: "eur", amount: 100 }] },
  ]
  await shop.admin("POST", "/admin/products", { title: "Cup", status: "published", variants })
  cartId = (await shop.request("POST", "/store/carts", { region_id: made.id })).body.cart.id
  const body = { email: "ada@example.com", password, first_name: "Ada", last_name: "L" }
  await shop.request("POST", "/store/customers", body)
  const token = await shop.request("POST", "/store/auth/token", { email: body.email, password })
  authorization = `Bearer ${token.body.access_token}`
})
afterAll(() => shop.close())

const controlOf = ({ headers }: { headers: Headers }) => headers.get("cache-control")

describe("no cache stores", () => {
  test("carts, also where they do not exist", async () => {
    const found = await shop.request("GET", `/store/carts/${cartId}`)
    const missing = await shop.request("GET", "/store/carts/cart_none")
    expect([found.status, controlOf(found)]).toEqual([200, personal])
    expect([missing.status, controlOf(missing)]).toEqual([404, personal])
    const written = await shop.request("GET", `/store/%63arts/${cartId}`)
    expect([written.status, controlOf(written)]).toEqual([200, personal])
  })

  test("orders and gift cards that are found by their number or code", async () => {
    for (const path of ["/store/orders/order_none", "/store/gift-cards/CODE", "/store/auth/ada@example.com"])
      expect([path, controlOf(await shop.request("GET", path))]).toEqual([path, personal])
  })

  test("prices for a cart, unless it compares their tag each time", async () => {
    const path = `/store/products?cart_id=${cartId}`
    const uncached = createApp(createEngine({ db: shop.engine.db, config: { responseCacheSize: 0 } }))
    expect(controlOf(await uncached.fetch(new Request(`http://localhost:9000${path}`)))).toBe(personal)
    for (const round of [1, 2]) {
      const { status, headers } = await shop.request("GET", path)
      expect([round, status, headers.get("cache-control")]).toEqual([round, 200, "private, no-cache"])
    }
  })

  test("what a customer gets with a token, and the error without one", async () => {
    const own = await shop.request("GET", "/store/customers/me", undefined, { authorization })
    const nobody = await shop.request("GET", "/store/customers/me")
    expect([own.status, controlOf(own)]).toEqual([200, personal])
    expect([nobody.status, controlOf(nobody)]).toEqual([401, personal])
  })

  test("the Admin API", async () => {
    const order = await shop.admin("GET", "/admin/orders/order_none")
    const store = await shop.admin("GET", "/admin/store")
    expect([order.status, controlOf(order)]).toEqual([404, personal])
    expect([store.status, controlOf(store)]).toEqual([200, personal])
  })

  test("errors of paths that no operation has, with a token and in the Admin API", async () => {
    const own = await shop.request("GET", "/store/nothing" as "/store/regions", undefined, { authorization })
    const admin = await shop.admin("GET", "/admin/nothing" as "/admin/store")
    const nobody = await shop.request("GET", "/admin/nothing" as "/admin/store")
    expect([own, admin, nobody].map((reply) => [reply.status, controlOf(reply)])).toEqual([
      [404, personal],
      [404, personal],
      [401, personal],
    ])
    const guest = await shop.request("GET", "/store/nothing" as "/store/regions")
    expect([guest.status, controlOf(guest)]).toEqual([404, null])
    const write = await shop.request("POST", "/store/nothing" as "/store/carts")
    expect([write.status, controlOf(write)]).toEqual([404, personal])
  })

  test("responses to writes", async () => {
    expect(controlOf(await shop.request("POST", `/store/carts/${cartId}`, {}))).toBe(personal)
  })
})

describe("the catalog stays", () => {
  test("public for guests, and is compared by its tag", async () => {
    const first = await shop.request("GET", "/store/regions")
    expect(controlOf(first)).toBe("public, max-age=0, must-revalidate")
    const tag = first.headers.get("etag")!
    const again = await shop.request("GET", "/store/regions", undefined, { "if-none-match": tag })
    expect([again.status, controlOf(again)]).toEqual([304, "public, max-age=0, must-revalidate"])
  })

  test("comparable by its tag for a customer and in the Admin API", async () => {
    const own = await shop.request("GET", "/store/regions", undefined, { authorization })
    expect([controlOf(own), own.headers.get("etag") !== null]).toEqual(["private, no-cache", true])
    const list = await shop.admin("GET", "/admin/regions")
    expect([controlOf(list), list.headers.get("etag") !== null]).toEqual(["private, no-cache", true])
  })

  test("without a header when the response cache is off, but not for a customer", async () => {
    const engine = createEngine({ db: shop.engine.db, config: { responseCacheSize: 0 } })
    const get = (headers = {}) =>
      createApp(engine).fetch(new Request("http://localhost:9000/store/regions", { headers }))
    expect(controlOf(await get())).toBeNull()
    expect(controlOf(await get({ cookie: "connect.sid=s%3Aunknown" }))).toBe(personal)
  })
})

describe("endpoints of a project", () => {
  const endpoint = (path: string, reply: () => unknown) =>
    operation({
      id: `Get${path}`,
      method: "GET",
      path,
      tag: "Own",
      summary: "Own.",
      access: path.startsWith("/admin") ? "admin" : "store",
      response: answers({}),
      handler: () => Promise.resolve(reply()),
    })
  const lasting = () => new Response("", { headers: { "cache-control": "max-age=60" } })
  const own = [
    endpoint("/store/plain", () => ({})),
    endpoint("/store/lasting", () => new RawReply(lasting())),
    endpoint("/store/fetched", () => new RawReply(Response.redirect("https://example.com/"))),
  ]
  const get = (path: string, headers = {}) =>
    createApp(shop.engine, own).fetch(new Request(`http://localhost:9000${path}`, { headers }))

  test("decide for guests, and their header stays for customers", async () => {
    expect(controlOf(await get("/store/plain"))).toBeNull()
    expect(controlOf(await get("/store/plain", { authorization }))).toBe(personal)
    expect(controlOf(await get("/store/lasting", { authorization }))).toBe("max-age=60")
  })

  test("can return a response whose headers cannot be changed, as that of `fetch`", async () => {
    const { status, headers } = await get("/store/fetched", { authorization })
    expect([status, headers.get("location")]).toEqual([302, "https://example.com/"])
    expect(headers.get("cache-control")).toBe(personal)
  })
})

describe("middlewares of a project", () => {
  const changed: Middleware = async (request, next) => {
    const response = await next()
    return Response.json(
      { ...((await response.json()) as object), changed: true },
      { status: response.status },
    )
  }
  const lasting: Middleware = async () => new Response("", { headers: { "cache-control": "max-age=60" } })
  const passedOn: Middleware = async () => Response.redirect("https://example.com/")
  const failing: Middleware = () => {
    throw new Error("It broke")
  }
  const middlewares = [
    { matcher: "/store/carts/*", middlewares: [changed] },
    { matcher: "/store/regions", middlewares: [changed] },
    { matcher: "/store/lasting", middlewares: [lasting] },
    { matcher: "/store/passed-on", middlewares: [passedOn] },
    { matcher: "/store/failing", middlewares: [failing] },
  ]
  let app: App
  beforeAll(() => {
    const origin = { file: "src/api/middlewares.ts", plugin: undefined, options: {} }
    const placed = { origin, definition: defineMiddlewares({ routes: middlewares }) }
    const engine = createEngine({ db: shop.engine.db })
    const extension = { ...emptyExtension, middlewares: [placed] }
    app = createApp(engine, [], extendShop(engine, operations, { extension }))
  })
  const get = (path: string, headers = {}) =>
    app.fetch(new Request(`http://localhost:9000${path}`, { headers }))

  test("return carts, which no cache stores, and the catalog for guests without a header", async () => {
    for (const path of [`/store/carts/${cartId}`, `/store/carts/${cartId}/`]) {
      const cart = await get(path)
      expect(await cart.json()).toMatchObject({ cart: { id: cartId }, changed: true })
      expect([path, controlOf(cart)]).toEqual([path, personal])
    }
    expect(controlOf(await get("/store/regions"))).toBeNull()
    expect(controlOf(await get("/store/regions", { authorization }))).toBe(personal)
  })

  test("decide for their own responses, and no cache stores the others for a customer", async () => {
    expect(controlOf(await get("/store/lasting", { authorization }))).toBe("max-age=60")
    expect(controlOf(await get("/store/passed-on"))).toBeNull()
    const passed = await get("/store/passed-on", { authorization })
    expect([passed.status, passed.headers.get("location"), controlOf(passed)]).toEqual([
      302,
      "https://example.com/",
      personal,
    ])
    const failed = await get("/store/failing", { authorization })
    expect([failed.status, controlOf(failed)]).toEqual([500, personal])
  })
})
