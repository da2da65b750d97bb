import type { TestShop } from "@stheno/server/testing"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, it, vi } from "vitest"
import { sendAll } from "../../samples/plugins/cms-contentful/sync.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin, createProduct, createSmallCatalog, type SmallCatalog } from "../testing/small-catalog.ts"
import {
  accessToken,
  secret,
  startContentful,
  type ContentfulStandIn,
} from "./testing/contentful-stand-in.ts"
import type { Fields, Item, Link } from "./testing/contentful-store.ts"

let contentful: ContentfulStandIn
let shop: TestShop
let catalog: SmallCatalog
let hook: string

interface Product {
  readonly title: string
  readonly type_id: string
  readonly variants: readonly [{ readonly id: string }]
}

/** Waits until a value is as expected. Unlike `expect.poll`, it works in tests that run at the same time. */
function eventually(read: () => unknown) {
  const waitFor = (check: (value: unknown) => void) =>
    vi.waitFor(async () => check(await read()), { timeout: 20_000, interval: 50 })
  return {
    toBe: (wanted: unknown) => waitFor((value) => expect(value).toBe(wanted)),
    toEqual: (wanted: unknown) => waitFor((value) => expect(value).toEqual(wanted)),
    toBeGreaterThan: (least: number) => waitFor((value) => expect(value).toBeGreaterThan(least)),
  }
}
const password = "a long password"
const image = "https://files.example.com/tea.png"

beforeAll(async () => {
  contentful = await startContentful()
  stubSampleEnv("cms-contentful", {
    CONTENTFUL_SPACE_ID: "space-1",
    CONTENTFUL_ACCESS_TOKEN: accessToken,
    CONTENTFUL_ENV: "master",
    CONTENTFUL_WEBHOOK_SECRET: secret,
    CONTENTFUL_PREVIEW_URL: "https://api.example.com/app/a/products/{id}/preview?handle={handle}",
  })
  shop = await startSampleShop(
    "cms-contentful",
    { ADMIN_PASSWORD: password },
    { options: { host: contentful.url } },
  )
  hook = new URL("/hooks/contentful", shop.url).href
  catalog = await createSmallCatalog(shop)
})
afterAll(async () => {
  await shop?.stop()
  await contentful.close()
  vi.unstubAllEnvs()
})

const backend = () => shop.url.replace(/\/$/, "")
const entryOf = (id: string): { fields: Fields; sys: Partial<Item["sys"]> } =>
  contentful.space.entries.get(id) ?? { fields: {}, sys: {} }
const fieldOf = (id: string, name: string) => entryOf(id).fields[name]?.["en-US"]
const productOf = async (id: string) =>
  (await asAdmin(shop, `/admin/products/${id}`))["product"] as unknown as Product
const update = (id: string, body: object) => asAdmin(shop, `/admin/products/${id}`, body)
const root = "/spaces/space-1/environments/master"
const lookedAt = (id: string) =>
  contentful.requests.filter(({ path, query }) => path.includes("/public/") && query.get("sys.id") === id)
    .length
const becomes = (id: string, name: string, value: unknown) =>
  eventually(() => fieldOf(id, name)).toEqual(value)

async function newProduct(title: string, more: object = {}): Promise<string> {
  const { productId } = await createProduct(shop, title, catalog.channelId, more)
  await eventually(() => fieldOf(productId, "title")).toBe(title)
  return productId
}

async function adminToken(): Promise<string> {
  const body = { email: "admin@example.com", password }
  const response = await shop.fetch("/admin/auth/token", { body })
  return ((await response.json()) as { access_token: string }).access_token
}

it("creates the content types, and sends what the store has with entries of the same IDs", async () => {
  expect(contentful.space.entries.size).toBe(0)
  expect((await shop.admin("/admin/contentful/sync", { method: "POST" })).status).toBe(202)
  expect([...contentful.space.contentTypes.keys()].toSorted()).toEqual([
    "collection",
    "product",
    "productType",
    "productVariant",
    "region",
  ])
  const { productId, variantId, regionId } = catalog
  await eventually(() => contentful.space.entries.has(productId)).toBe(true)
  expect(entryOf(regionId).fields).toMatchObject({
    name: { "en-US": "Europe" },
    currencyCode: { "en-US": "eur" },
    countries: { "en-US": expect.arrayContaining([{ iso_2: "de", display_name: "Germany" }]) },
    medusaId: { "en-US": regionId },
  })
  expect(entryOf(variantId).fields).toMatchObject({
    title: { "en-US": "100 g" },
    prices: { "en-US": [{ currency_code: "eur", amount: 1900 }] },
  })
  expect(entryOf(productId).fields).toMatchObject({
    title: { "en-US": "Green tea" },
    handle: { "en-US": "green-tea" },
    options: { "en-US": [{ title: "Size", values: ["100 g"] }] },
    variants: { "en-US": [{ sys: { type: "Link", linkType: "Entry", id: variantId } }] },
    medusaId: { "en-US": productId },
  })
  expect(entryOf(productId).sys).toMatchObject({ version: 1, contentType: { sys: { id: "product" } } })
})

it("sends nothing that Contentful has already", async () => {
  const { productId, variantId, regionId } = catalog
  const lists = () => contentful.requests.filter(({ query }) => query.get("sys.id[in]")?.includes(productId))
  const times = lists().length
  await sendAll(backend(), await adminToken())
  await eventually(() => lists().length).toBeGreaterThan(times)
  const versions = [productId, variantId, regionId].map((id) => entryOf(id).sys.version)
  expect(versions).toEqual([1, 1, 1])
  await expect(sendAll(backend(), "wrong")).rejects.toThrow()
})

it.concurrent(
  "sends images as assets, each once, and leaves out those that Contentful cannot download",
  async () => {
    const images = [image, "http://localhost:9000/uploads/local.png"]
    const id = await newProduct("Tea with a picture", { thumbnail: image, images })
    const link = { sys: { type: "Link", linkType: "Asset", id: expect.stringMatching(/^image-\w{32}$/) } }
    await becomes(id, "thumbnail", link)
    expect(fieldOf(id, "images")).toEqual([link])
    const asset = contentful.space.published.get((fieldOf(id, "thumbnail") as Link).sys.id)
    expect(asset).toMatchObject({
      fields: { file: { "en-US": { fileName: "tea.png", contentType: "image/png" } } },
    })
    const other = await newProduct("Tea with the same picture", { thumbnail: image })
    await becomes(other, "thumbnail", fieldOf(id, "thumbnail"))
    expect([...contentful.space.assets.keys()].filter((key) => key.startsWith("image-"))).toHaveLength(1)
  },
)

it.concurrent(
  "publishes a change of the store if the entry was published, and keeps drafts of editors",
  async () => {
    const id = await newProduct("Assam")
    await update(id, { subtitle: "strong" })
    await becomes(id, "subtitle", "strong")
    expect(entryOf(id).sys.publishedVersion).toBeUndefined()
    contentful.edit(id, {})
    await update(id, { subtitle: "very strong" })
    const publishedOf = () => contentful.space.published.get(id)?.fields
    await eventually(() => publishedOf()?.["subtitle"]?.["en-US"]).toBe("very strong")
    contentful.edit(id, { title: "Assam, as the editor drafts it" }, false)
    await update(id, { description: "From the store" })
    await becomes(id, "description", "From the store")
    expect(fieldOf(id, "title")).toBe("Assam, as the editor drafts it")
    expect(publishedOf()).toMatchObject({ title: { "en-US": "Assam" } })
    expect(publishedOf()).not.toHaveProperty("description")
  },
)

it.concurrent("takes over what an editor published, and does not send it back", async () => {
  const id = await newProduct("Darjeeling", { subtitle: "to be emptied", thumbnail: image })
  await becomes(id, "thumbnail", expect.anything())
  contentful.addAsset("editors-photo", "//images.ctfassets.net/space-1/photo.jpg")
  contentful.edit(id, {
    title: "Darjeeling First Flush",
    description: "By an editor",
    subtitle: null,
    thumbnail: { sys: { type: "Link", linkType: "Asset", id: "editors-photo" } },
  })
  const version = entryOf(id).sys.version!
  const statuses = await Promise.all([1, 2].map(() => contentful.sendWebhook(hook, id)))
  expect(statuses.map(({ status }) => status)).toEqual([200, 200])
  await eventually(async () => (await productOf(id)).title).toBe("Darjeeling First Flush")
  expect(await productOf(id)).toMatchObject({
    description: "By an editor",
    subtitle: null,
    handle: "darjeeling",
    thumbnail: "https://images.ctfassets.net/space-1/photo.jpg",
  })
  // The store's own event about it has been handled when a later change has arrived.
  await update(id, { description: "By the store" })
  const published = () => contentful.space.published.get(id)?.fields["description"]?.["en-US"]
  await eventually(published).toBe("By the store")
  expect(fieldOf(id, "title")).toBe("Darjeeling First Flush")
  // Saved and published.
  expect(entryOf(id).sys.version).toBe(version + 2)
})

it.concurrent("rejects webhooks that Contentful did not sign, and changes nothing", async () => {
  const id = await newProduct("Gyokuro")
  contentful.edit(id, { title: "Changed by somebody" })
  const rejected = [
    contentful.sendWebhook(hook, id, { secret: "x".repeat(64) }),
    contentful.sendWebhook(hook, id, { time: Date.now() - 6 * 60_000 }),
    contentful.sendWebhook(hook, id, { body: JSON.stringify({ sys: { id } }) }),
    fetch(hook, { method: "POST", body: "{}" }),
  ]
  for (const response of await Promise.all(rejected)) {
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ type: "unauthorized" })
  }
  const other = await contentful.sendWebhook(hook, id, { topic: "ContentManagement.Entry.auto_save" })
  expect(other.status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(lookedAt(id)).toBe(0)
  expect((await productOf(id)).title).toBe("Gyokuro")
  await contentful.sendWebhook(hook, id)
  await eventually(async () => (await productOf(id)).title).toBe("Changed by somebody")
})

it.concurrent("archives the entries of a deleted product, of its variants and of a collection", async () => {
  const { collection } = await asAdmin(shop, "/admin/collections", { title: "Winter" })
  const collectionId = String(collection!["id"])
  const id = await newProduct("Rooibos", { collection_id: collectionId, type: { value: "Herbal tea" } })
  await becomes(collectionId, "title", "Winter")
  const { variants, type_id: typeId } = await productOf(id)
  expect(fieldOf(id, "collection")).toBe("Winter")
  expect(fieldOf(typeId, "title")).toBe("Herbal tea")
  contentful.edit(id, {})
  await asAdmin(shop, `/admin/products/${id}`, undefined, "DELETE")
  await asAdmin(shop, `/admin/collections/${collectionId}`, undefined, "DELETE")
  for (const each of [id, variants[0].id, collectionId])
    await eventually(() => entryOf(each).sys.archivedVersion).toBeGreaterThan(0)
  expect(contentful.space.published.has(id)).toBe(false)
  expect(entryOf(typeId).sys.archivedVersion).toBeUndefined()
})

it("ignores webhooks about changes of the store, however late they are", async () => {
  const id = await newProduct("Sencha")
  contentful.edit(id, {})
  await update(id, { title: "Sencha 2" })
  await becomes(id, "title", "Sencha 2")
  const published = () => contentful.space.published.get(id)?.fields["title"]?.["en-US"]
  await eventually(published).toBe("Sencha 2")
  // Contentful cannot be reached, so that the webhook of the earlier change is handled before the later change is sent.
  contentful.failNext(...Array.from({ length: 3 }, () => ({ status: 503, path: `${root}/entries` })))
  await update(id, { title: "Sencha 3" })
  await contentful.sendWebhook(hook, id)
  await eventually(() => lookedAt(id)).toBeGreaterThan(0)
  await becomes(id, "title", "Sencha 3")
  expect((await productOf(id)).title).toBe("Sencha 3")
})

it("catches up after an outage, and when an editor saves at the same time", async () => {
  const id = await newProduct("Pu-erh")
  contentful.failNext(
    { status: 429, headers: { "x-contentful-ratelimit-reset": "0" }, path: `${root}/entries/${id}` },
    { hangUp: true, after: true, path: `${root}/entries/${id}` },
  )
  await update(id, { title: "Aged Pu-erh" })
  await becomes(id, "title", "Aged Pu-erh")
  const conflict = { sys: { type: "Error", id: "VersionMismatch" }, message: "" }
  contentful.failNext({ status: 409, body: conflict, path: `${root}/entries/${id}` })
  await update(id, { title: "Very old Pu-erh" })
  await becomes(id, "title", "Very old Pu-erh")
})

it("tells the dashboard where a product is in Contentful", async () => {
  const id = await newProduct("Matcha")
  interface Status {
    readonly code: number
    readonly contentful: { readonly status: string }
  }
  const statusOf = async (productId: string): Promise<Status> => {
    const response = await shop.admin(`/admin/contentful/products/${productId}`)
    return { code: response.status, ...((await response.json()) as Omit<Status, "code">) }
  }
  const url = `https://app.contentful.com/spaces/space-1/environments/master/entries/${id}`
  expect((await statusOf(id)).contentful).toEqual({
    status: "draft",
    url,
    preview_url: `https://api.example.com/app/a/products/${id}/preview?handle=matcha`,
  })
  contentful.edit(id, {})
  expect((await statusOf(id)).contentful.status).toBe("published")
  contentful.edit(id, { subtitle: "new" }, false)
  expect((await statusOf(id)).contentful.status).toBe("changed")
  expect(await statusOf("prod_missing")).toMatchObject({ code: 404, type: "not_found" })
  const body = { sys: { type: "Error", id: "AccessTokenInvalid" }, message: "expired" }
  contentful.failNext({ status: 401, body, path: `${root}/entries` })
  const down = await statusOf(id)
  expect(down).toMatchObject({ code: 400, type: "not_allowed", message: expect.stringContaining("expired") })
  expect(JSON.stringify(down)).not.toContain(accessToken.slice(-5))
  expect((await shop.fetch(`/admin/contentful/products/${id}`)).status).toBe(401)
})
