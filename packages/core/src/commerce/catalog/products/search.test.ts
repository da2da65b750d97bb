import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { startOutbox } from "../../../platform/events/index.ts"
import type { SearchHit, SearchProvider, SearchQuery } from "../../../platform/kernel/providers.ts"
import { indexAllProducts, indexWhereNeeded } from "./search.ts"

let shop: TestApp
/** what the search engine holds */
const held = new Map<string, SearchHit>()
const asked: SearchQuery[] = []

/** Finds by a part of the title, and says how many there are. */
const titles: SearchProvider = {
  id: "titles",
  index: async (documents) => documents.forEach((document) => held.set(document.id, document)),
  delete: async (ids) => ids.forEach((id) => held.delete(id)),
  search: async (query) => {
    asked.push(query)
    const hits = [...held.values()].filter(({ title }) => String(title).includes(query.text))
    return { hits, nbHits: hits.length }
  },
}

beforeAll(async () => {
  shop = await createTestApp({ search: titles })
})
afterAll(() => shop.close())
beforeEach(() => {
  held.clear()
  asked.length = 0
})

/** Delivers what waits. */
async function deliver(): Promise<void> {
  const outbox = startOutbox(shop.engine)
  await outbox.drain()
  await outbox.stop()
}

async function post<Path extends string>(path: Path, body: object) {
  return send("POST", path, body)
}

async function send<Method extends string, Path extends string>(method: Method, path: Path, body: object) {
  const answer = await shop.admin(method, path, body)
  expect([path, answer.status, answer.status === 200 ? "" : answer.text]).toEqual([path, 200, ""])
  return answer.body
}

async function create(title: string, more: object = {}): Promise<{ id: string; variant: string }> {
  const variants = [{ title: "One", sku: `${title}-1`, prices: [{ currency_code: "usd", amount: 1000 }] }]
  const { product } = await post("/admin/products", { title, status: "published", variants, ...more })
  return { id: product.id, variant: product.variants[0].id }
}

const find = (body: object, headers: Record<string, string> = {}) =>
  shop.request("POST", "/store/products/search", body, headers)

test("a search engine gets what is published, as it is by now", async () => {
  const cup = await create("Cup")
  const draft = await create("Draft", { status: "draft" })
  await deliver()
  expect([...held.keys()]).toEqual([cup.id])
  expect(held.get(cup.id)).toMatchObject({
    title: "Cup",
    variants: [{ title: "One", sku: "Cup-1", prices: [{ amount: 1000, currency_code: "usd" }] }],
  })
  await post(`/admin/products/${cup.id}/variants/${cup.variant}`, { title: "Two" })
  await post(`/admin/products/${draft.id}`, { status: "published" })
  await deliver()
  expect(held.get(cup.id)).toMatchObject({ variants: [{ title: "Two" }] })
  expect(held.has(draft.id)).toBe(true)
  await post(`/admin/products/${draft.id}`, { status: "draft" })
  await send("DELETE", `/admin/products/${cup.id}`, {})
  await deliver()
  expect([...held.keys()]).toEqual([])
})

test("products follow their collection", async () => {
  const { collection } = await post("/admin/collections", { title: "Spring" })
  const { id } = await create("Rake", { collection_id: collection.id })
  await deliver()
  expect(held.get(id)).toMatchObject({ collection: { title: "Spring" } })
  await post(`/admin/collections/${collection.id}`, { title: "Summer" })
  await deliver()
  expect(held.get(id)).toMatchObject({ collection: { title: "Summer" } })
  await send("DELETE", `/admin/collections/${collection.id}`, {})
  await deliver()
  expect(held.get(id)).toMatchObject({ title: "Rake", collection: null })
})

test("a product that joins a collection is indexed again", async () => {
  const { id } = await create("Plate")
  const { collection } = await post("/admin/collections", { title: "Kitchen" })
  await post(`/admin/collections/${collection.id}/products/batch`, { product_ids: [id] })
  await deliver()
  expect(held.get(id)).toMatchObject({ collection: { title: "Kitchen" } })
})

test("a search answers what the engine says, and passes on what it was asked", async () => {
  const { id } = await create("Bowl")
  await deliver()
  const { status, body } = await find({ q: "Bow", offset: 0, limit: 5, filter: { any: ["thing"] } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ hits: [{ id, title: "Bowl" }], nbHits: 1 })
  const salesChannelIds = [expect.stringMatching(/^sc_/)]
  expect(asked).toEqual([{ text: "Bow", offset: 0, limit: 5, filter: { any: ["thing"] }, salesChannelIds }])
})

test("a search engine gets the sales channels of products and of searches, and no storefront gets them", async () => {
  const { sales_channel: fair } = await post("/admin/sales-channels", { name: "Secret fair" })
  const { id } = await create("Ladle")
  const channelsOf = () => (held.get(id)?.sales_channels as { id: string }[]).map((channel) => channel.id)
  await deliver()
  expect(channelsOf()).not.toContain(fair.id)
  const path = `/admin/sales-channels/${fair.id}/products/batch` as const
  await post(path, { product_ids: [{ id }] })
  await deliver()
  expect(channelsOf()).toContain(fair.id)
  const { body } = await find({ q: "Ladle" })
  expect(body.hits).toMatchObject([{ id }])
  expect(JSON.stringify(body)).not.toContain("Secret fair")
  await send("DELETE", path, { product_ids: [{ id }] })
  await deliver()
  expect(channelsOf()).not.toContain(fair.id)
})

test("a search engine that replaces its index misses no change of the meantime", async () => {
  const [kept, changed, deleted] = [await create("Kept"), await create("Before"), await create("Deleted")]
  await deliver()
  // The changes reach the old index, as changes of another process do, while the new one is being filled.
  const replaceAll = async (batches: AsyncIterable<readonly SearchHit[]>) => {
    const fresh = new Map<string, SearchHit>()
    for await (const batch of batches) for (const document of batch) fresh.set(document.id, document)
    await post(`/admin/products/${changed.id}/variants/${changed.variant}`, { title: "After" })
    await send("DELETE", `/admin/products/${deleted.id}`, {})
    await deliver()
    held.clear()
    for (const [id, document] of fresh) held.set(id, document)
  }
  held.set("prod_stale", { id: "prod_stale" })
  const { db, providers } = shop.engine
  const search: SearchProvider = { ...titles, replaceAll }
  expect(await indexAllProducts({ db, providers: { ...providers, search } })).toBeGreaterThan(2)
  expect(held.has("prod_stale")).toBe(false)
  expect(held.has(kept.id)).toBe(true)
  expect(held.get(changed.id)).toMatchObject({ variants: [{ title: "After" }] })
  expect(held.has(deleted.id)).toBe(false)
})

test("a product that changes while a rebuild passes on what it read stays as it is by now", async () => {
  const pan = await create("Pan", { status: "draft" })
  const pot = await create("Pot")
  await deliver()
  const { db, providers } = shop.engine
  const during = new Map([
    ["delete", () => post(`/admin/products/${pan.id}`, { status: "published" })],
    ["index", () => post(`/admin/products/${pot.id}`, { title: "Pottery" })],
  ])
  /** Changes a product and delivers its event before the call takes effect. */
  const late = async (name: string, call: () => Promise<void>) => {
    const change = during.get(name)
    during.delete(name)
    await change?.()
    await deliver()
    await call()
  }
  const search: SearchProvider = {
    ...titles,
    index: (documents) => late("index", () => titles.index(documents)),
    delete: (ids) => late("delete", () => titles.delete(ids)),
    replaceAll: async (batches) => {
      for await (const documents of batches) await titles.index(documents)
    },
  }
  await indexAllProducts({ db, providers: { ...providers, search } })
  expect([held.get(pan.id)?.["title"], held.get(pot.id)?.["title"]]).toEqual(["Pan", "Pottery"])
})

test("a product is passed on once to a search engine that changes what it gets", async () => {
  await create("Skimmer")
  let calls = 0
  const search: SearchProvider = {
    ...titles,
    index: async (documents) => {
      calls++
      for (const document of documents) Object.assign(document, { objectID: document.id })
    },
  }
  const { db, providers } = shop.engine
  const count = await indexAllProducts({ db, providers: { ...providers, search } })
  expect([calls, count > 0]).toEqual([1, true])
})

test("a hit that the store must not show stays out", async () => {
  const { sales_channel: fair } = await post("/admin/sales-channels", { name: "Fair" })
  const stand = await create("Jug at the fair", { sales_channels: [{ id: fair.id }] })
  const shown = await create("Jug")
  const hidden = await create("Jug in the cellar")
  await deliver()
  await post(`/admin/products/${hidden.id}`, { status: "draft" })
  expect(held.has(hidden.id)).toBe(true)
  const { publishable_api_key: key } = await post("/admin/publishable-api-keys", { title: "Fair" })
  await post(`/admin/publishable-api-keys/${key.id}/sales-channels/batch`, {
    sales_channel_ids: [{ id: fair.id }],
  })
  const ids = async (headers?: Record<string, string>) =>
    (await find({ q: "Jug" }, headers)).body.hits.map((hit) => (hit as SearchHit).id)
  expect(await ids()).toEqual([shown.id])
  expect(await ids({ "x-publishable-api-key": key.id })).toEqual([stand.id])
})

test("a search engine that comes to a shop with products gets them all", async () => {
  for (let n = 0; n < 3; n++) await create(`Glass ${n}`)
  const { count } = (await shop.request("GET", "/store/products?limit=1")).body
  const others = (await shop.admin("GET", "/admin/products?status[]=published&limit=1")).body.count
  held.clear()
  expect(await indexAllProducts(shop.engine)).toBe(others)
  expect(held.size).toBe(others)
  expect(count).toBeLessThan(others)
})

test("at startup, a search engine receives the products if it is empty or requests them", async () => {
  await create("Tray")
  const { db, log, providers } = shop.engine
  const startWith = (search: SearchProvider) =>
    indexWhereNeeded({ db, log, providers: { ...providers, search } })
  const all = await startWith(titles)
  expect([all > 0, held.size]).toEqual([true, all])
  expect(await startWith(titles)).toBe(0)
  expect(await startWith({ ...titles, needsAll: async () => true })).toBe(all)
  held.clear()
  expect(await startWith({ ...titles, needsAll: async () => false })).toBe(0)
})

test("a search engine that is out of reach keeps no shop from starting", async () => {
  const said: unknown[] = []
  const log = { ...shop.engine.log, error: (data: object) => void said.push(data) }
  const search = { ...titles, search: () => Promise.reject(new Error("connect ECONNREFUSED")) }
  const { db, providers } = shop.engine
  expect(await indexWhereNeeded({ db, log, providers: { ...providers, search } })).toBe(0)
  expect(said).toEqual([{ error: "Error: connect ECONNREFUSED", provider: "titles" }])
})
