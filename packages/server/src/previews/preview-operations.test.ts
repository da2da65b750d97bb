import { createApp, type App } from "@stheno/core/host"
import { signToken } from "@stheno/core/internal/commerce/people/auth/index.ts"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { previewOperations } from "./preview-operations.ts"

let shop: TestApp
let app: App
let authorization: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  shop = await createTestApp({ config: { responseCacheSize: 8 * 1024 ** 2 } })
  app = appAt("https://shop.example.com")
  const product = async (title: string, status: "draft" | "published" | "rejected") => {
    const variants = [
      { title: "One", manage_inventory: false, prices: [{ currency_code: "usd", amount: 1000 }] },
    ]
    const { body } = await shop.admin("POST", "/admin/products", { title, status, variants })
    ids[title] = body.product.id
    ids[`${title} variant`] = body.product.variants[0].id
  }
  await product("Cup", "published")
  await product("Draft", "draft")
  await product("Other", "draft")
  await product("Rejected", "rejected")
  const login = { email: "admin@example.com", password: "supersecret" }
  authorization = `Bearer ${(await shop.request("POST", "/admin/auth/token", login)).body.access_token}`
  const account = { email: "ada@example.com", password: "supersecret", first_name: "A", last_name: "B" }
  await shop.request("POST", "/store/customers", account)
})
afterAll(() => shop.close())
afterEach(() => vi.useRealTimers())

const appAt = (storeUrl: string | null) => createApp(shop.engine, previewOperations(storeUrl))

async function send(path: string, init: RequestInit = {}, { through = app }: { through?: App } = {}) {
  const response = await through.fetch(new Request(`http://localhost:9000${path}`, init))
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(await response.text()) as Body,
  }
}

/** What the operations of these tests return, one part each. */
interface Body {
  readonly preview: { readonly token: string; readonly expires_at: string; readonly url: string | null }
  readonly product: { readonly id: string; readonly status: string }
  readonly products: readonly { readonly id: string; readonly status: string }[]
  readonly count: number
  readonly message: string
}

const post = (path: string, { headers = { authorization }, through = app } = {}) =>
  send(path, { method: "POST", headers }, { through })
const tokenFor = async (title: string) =>
  (await post(`/admin/products/${ids[title]}/preview`)).body.preview.token
const get = (path: string, token?: string) =>
  send(path, { headers: token === undefined ? {} : { "x-preview-token": token } })
const byId = (title: string, token?: string) => get(`/store/products/${ids[title]}`, token)
const idsOf = ({ body }: { body: Body }) => body.products.map(({ id }) => id)

describe("the token", () => {
  it("comes with its expiry and the link into the storefront", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    const { status, body } = await post(`/admin/products/${ids["Draft"]}/preview`)
    const { token, expires_at, url } = body.preview
    expect(status).toBe(200)
    expect(url).toBe(`https://shop.example.com/api/preview?token=${token}`)
    expect(Date.parse(expires_at) - Date.now()).toBe(24 * 3600 * 1000)
  })

  it("has a link below the path of the storefront, and none where its URL is not known", async () => {
    const linkAt = async (storeUrl: string | null) => {
      const { body } = await post(`/admin/products/${ids["Draft"]}/preview`, { through: appAt(storeUrl) })
      return body.preview.url
    }
    expect(await linkAt("https://example.com/shop/")).toContain("https://example.com/shop/api/preview?token=")
    expect(await linkAt(null)).toBeNull()
  })

  it("is for admin users alone, and for products that exist", async () => {
    expect((await post(`/admin/products/${ids["Draft"]}/preview`)).status).toBe(200)
    const response = await app.fetch(
      new Request(`http://localhost:9000/admin/products/${ids["Draft"]}/preview`, { method: "POST" }),
    )
    expect(response.status).toBe(401)
    const { status, body } = await post("/admin/products/prod_none/preview")
    expect([status, body.message]).toEqual([404, "Product with id: prod_none was not found"])
  })
})

describe("a request with the token", () => {
  it.each([
    ["Draft", "draft"],
    ["Rejected", "rejected"],
    ["Cup", "published"],
  ])("gets %s, whose status is %s", async (title, status) => {
    const { body } = await byId(title, await tokenFor(title))
    expect(body.product).toMatchObject({ id: ids[title], status })
  })

  it("finds the product by its handle and by its ID", async () => {
    const token = await tokenFor("Draft")
    expect(idsOf(await get("/store/products?handle=draft", token))).toEqual([ids["Draft"]])
    expect(idsOf(await get(`/store/products?id=${ids["Draft"]}`, token))).toEqual([ids["Draft"]])
    expect(idsOf(await get("/store/products?handle=draft"))).toEqual([])
    expect(idsOf(await get(`/store/products?id=${ids["Draft"]}`))).toEqual([])
  })

  it("gets no other draft", async () => {
    const token = await tokenFor("Draft")
    expect((await byId("Draft", token)).status).toBe(200)
    expect((await byId("Other", token)).status).toBe(404)
    expect(idsOf(await get("/store/products?handle=other", token))).toEqual([])
    const both = `/store/products?id[]=${ids["Draft"]}&id[]=${ids["Other"]}&id[]=${ids["Cup"]}`
    expect(idsOf(await get(both, token)).toSorted()).toEqual([ids["Draft"], ids["Cup"]].toSorted())
    expect((await byId("Cup", token)).status).toBe(200)
  })

  it("sees it neither in other lists nor as a variant", async () => {
    const token = await tokenFor("Draft")
    for (const query of ["", "?q=draft", "?title=Draft"])
      expect(idsOf(await get(`/store/products${query}`, token))).not.toContain(ids["Draft"])
    expect(idsOf(await get("/store/products", token))).toEqual([ids["Cup"]])
    expect((await get(`/store/variants/${ids["Draft variant"]}`, token)).status).toBe(404)
    expect((await get(`/store/variants/${ids["Cup variant"]}`, token)).status).toBe(200)
  })
})

describe("a request without the right token", () => {
  it("does not find the draft without one", async () => {
    expect((await byId("Draft", await tokenFor("Draft"))).status).toBe(200)
    expect((await byId("Draft")).status).toBe(404)
    expect((await byId("Draft", "")).status).toBe(404)
  })

  it.each(["Draft", "Cup"])("is rejected with one that has expired, also for %s", async (title) => {
    const token = await tokenFor("Draft")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 3600 * 1000 - 60_000 })
    expect((await byId("Draft", token)).status).toBe(200)
    vi.setSystemTime(Date.now() + 120_000)
    const { status, body } = await byId(title, token)
    expect([status, body.message]).toEqual([401, "The preview token is invalid or has expired"])
    expect((await get("/store/products?handle=draft", token)).status).toBe(401)
  })

  it("is rejected with a token of a customer or an admin user, and with a forged one", async () => {
    const login = { email: "ada@example.com", password: "supersecret" }
    const customer = (await shop.request("POST", "/store/auth/token", login)).body.access_token
    const { jwtSecret } = shop.engine.config
    const claims = { aud: "preview", product_id: ids["Draft"]! }
    const forged = [
      customer,
      authorization.replace("Bearer ", ""),
      await signToken(jwtSecret, claims, 60),
      await signToken("another secret", claims, 60),
      await signToken(keyOf(jwtSecret), { ...claims, aud: "other" }, 60),
      await signToken(keyOf(jwtSecret), { aud: "preview" }, 60),
      "nonsense",
    ]
    for (const token of forged) expect((await byId("Draft", token)).status).toBe(401)
    expect((await byId("Draft", await signToken(keyOf(jwtSecret), claims, 60))).status).toBe(200)
  })

  it("signs nobody in with it", async () => {
    const token = await tokenFor("Draft")
    const me = (path: string, bearer: string) => send(path, { headers: { authorization: bearer } })
    const status = async (path: string, bearer: string) =>
      (await app.fetch(new Request(`http://localhost:9000${path}`, { headers: { authorization: bearer } })))
        .status
    expect((await me("/admin/auth", authorization)).status).toBe(200)
    expect(await status("/admin/auth", `Bearer ${token}`)).toBe(401)
    expect(await status("/store/customers/me", `Bearer ${token}`)).toBe(401)
  })
})

const keyOf = (secret: string) => JSON.stringify([secret, "product-preview"])

describe("the response cache", () => {
  it("keeps no response that was made for a token", async () => {
    const token = await tokenFor("Draft")
    for (const path of ["/store/products?handle=draft", `/store/products/${ids["Draft"]}`]) {
      const before = await get(path)
      const shown = await get(path, token)
      const after = await get(path)
      expect(shown.status).toBe(200)
      expect(JSON.stringify(shown.body)).toContain(ids["Draft"])
      expect(shown.headers.get("cache-control")).toBe("private, no-store")
      expect(shown.headers.get("cache-status")).toBeNull()
      expect(JSON.stringify(after.body)).toBe(JSON.stringify(before.body))
    }
  })

  it("keeps the response that everybody gets, and gives it to nobody who has a token", async () => {
    const path = "/store/products?handle=cup"
    await get(path)
    expect((await get(path)).headers.get("cache-status")).toContain("hit")
    expect((await get(path, await tokenFor("Cup"))).headers.get("cache-status")).toBeNull()
    expect((await get(path, "nonsense")).status).toBe(401)
    const header = (name: string) => (name === "x-preview-token" ? "nonsense" : undefined)
    expect(app.recall?.(path, () => undefined)).toBeDefined()
    expect(app.recall?.(path, header)).toBeUndefined()
  })
})
