import type { TestShop } from "@stheno/server/testing"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, it, vi } from "vitest"
import { sendAll } from "../../samples/plugins/cms-strapi/sync.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin, createProduct, createSmallCatalog, type SmallCatalog } from "../testing/small-catalog.ts"
import { apiToken, secret, startStrapi, type StrapiStandIn } from "./testing/strapi-stand-in.ts"

let strapi: StrapiStandIn
let shop: TestShop
let catalog: SmallCatalog
let hook: string

interface Product {
  readonly title: string
  readonly variants: readonly [{ readonly id: string; readonly title: string }]
}

/** Waits until a value is as expected. Unlike `expect.poll`, it works in tests that run at the same time. */
function eventually(read: () => unknown) {
  const waitFor = (check: (value: unknown) => void) =>
    vi.waitFor(async () => check(await read()), { timeout: 40_000, interval: 50 })
  return {
    toBe: (wanted: unknown) => waitFor((value) => expect(value).toBe(wanted)),
    toEqual: (wanted: unknown) => waitFor((value) => expect(value).toEqual(wanted)),
  }
}
const password = "a long password"

beforeAll(async () => {
  strapi = await startStrapi()
  stubSampleEnv("cms-strapi", {
    STRAPI_PROTOCOL: "http",
    STRAPI_SERVER_HOSTNAME: "127.0.0.1",
    STRAPI_PORT: String(strapi.port),
    STRAPI_API_TOKEN: apiToken,
    STRAPI_SECRET: secret,
    STRAPI_PREVIEW_URL: "https://api.example.com/app/a/products/{id}/preview?handle={handle}",
  })
  shop = await startSampleShop("cms-strapi", { ADMIN_PASSWORD: password })
  hook = new URL("/hooks/strapi", shop.url).href
  catalog = await createSmallCatalog(shop)
})
afterAll(async () => {
  await shop?.stop()
  await strapi.close()
  vi.unstubAllEnvs()
})

const backend = () => shop.url.replace(/\/$/, "")
const draftOf = (id: string) => strapi.content.of(id)?.draft ?? {}
const publishedOf = (id: string) => strapi.content.of(id)?.published
const documentOf = (id: string) => strapi.content.of(id)!.documentId
const fieldOf = (id: string, name: string) => draftOf(id)[name]
const productOf = async (id: string) =>
  (await asAdmin(shop, `/admin/products/${id}`))["product"] as unknown as Product
const update = (id: string, body: object) => asAdmin(shop, `/admin/products/${id}`, body)
const becomes = (id: string, name: string, value: unknown) =>
  eventually(() => fieldOf(id, name)).toEqual(value)
const writesOf = (id: string) =>
  strapi.requests.filter(({ method, path }) => method === "PUT" && path.endsWith(documentOf(id))).length
const looksAt = (id: string) =>
  strapi.requests.filter(
    ({ path, query }) => path.endsWith(documentOf(id)) && query.get("status") === "published",
  ).length

let names = 0
/** Creates a product with a name that a repeated test does not use again. */
async function newProduct(name: string, more: object = {}): Promise<{ id: string; title: string }> {
  const title = `${name} ${Date.now()}${names++}`
  const { productId } = await createProduct(shop, title, catalog.channelId, more)
  await eventually(() => fieldOf(productId, "title")).toBe(title)
  return { id: productId, title }
}

it("sends what the store has: products with their relations, also when it is asked for twice", async () => {
  const { productId, variantId, regionId } = catalog
  const body = { email: "admin@example.com", password }
  const login = (await (await shop.fetch("/admin/auth/token", { body })).json()) as { access_token: string }
  await expect(sendAll(backend(), "wrong")).rejects.toThrow()
  await sendAll(backend(), login.access_token)
  await eventually(() => strapi.content.of(productId) !== undefined).toBe(true)
  await eventually(() => strapi.content.of(regionId) !== undefined).toBe(true)
  await sendAll(backend(), login.access_token)
  expect(draftOf(productId)).toMatchObject({
    title: "Green tea",
    handle: "green-tea",
    options: [{ title: "Size", values: ["100 g"] }],
    product_variants: [documentOf(variantId)],
    product_collection: [],
  })
  expect(draftOf(variantId)).toMatchObject({
    title: "100 g",
    prices: [{ currency_code: "eur", amount: 1900 }],
  })
  expect(draftOf(regionId)).toMatchObject({
    name: "Europe",
    currency_code: "eur",
    countries: expect.arrayContaining([{ iso_2: "de", display_name: "Germany" }]),
  })
  expect(publishedOf(productId)).toBeUndefined()
  const ids = [...strapi.content.entries.values()].map(({ draft }) => draft["medusa_id"])
  expect(ids).toHaveLength(new Set(ids).size)
})

it.concurrent("sends collections and categories, and relations to them", async () => {
  const unique = `${Date.now()}-${names++}`
  const { collection } = await asAdmin(shop, "/admin/collections", { title: `Winter ${unique}` })
  const { product_category: category } = await asAdmin(shop, "/admin/product-categories", {
    name: `Tea ${unique}`,
  })
  const [collectionId, categoryId] = [collection, category].map((each) => String(each!["id"]))
  const categories = [{ id: categoryId }]
  const { id } = await newProduct("Rooibos", { collection_id: collectionId, categories })
  expect(fieldOf(id, "product_collection")).toEqual([documentOf(collectionId!)])
  expect(fieldOf(id, "product_categories")).toEqual([documentOf(categoryId!)])
  await update(id, { collection_id: null, categories: [] })
  await becomes(id, "product_collection", [])
  await becomes(id, "product_categories", [])
  await asAdmin(shop, `/admin/product-categories/${categoryId}`, { name: `Herbs ${unique}` })
  await becomes(categoryId!, "name", `Herbs ${unique}`)
  const { variants } = await productOf(id)
  await asAdmin(shop, `/admin/products/${id}`, undefined, "DELETE")
  await asAdmin(shop, `/admin/collections/${collectionId}`, undefined, "DELETE")
  for (const each of [id, variants[0].id, collectionId!])
    await eventually(() => strapi.content.of(each) === undefined).toBe(true)
  expect(strapi.content.of(categoryId!)).toBeDefined()
})

it.concurrent(
  "publishes a change of the store if the entry was published, and keeps drafts of editors",
  async () => {
    const { id, title } = await newProduct("Assam")
    await update(id, { subtitle: "strong" })
    await becomes(id, "subtitle", "strong")
    expect(publishedOf(id)).toBeUndefined()
    strapi.edit(id, {})
    await update(id, { subtitle: "very strong" })
    await eventually(() => publishedOf(id)?.["subtitle"]).toBe("very strong")
    strapi.edit(id, { title: "Assam, as the editor drafts it" }, false)
    await update(id, { description: "From the store" })
    await becomes(id, "description", "From the store")
    expect(fieldOf(id, "title")).toBe("Assam, as the editor drafts it")
    expect(publishedOf(id)).toMatchObject({ title, subtitle: "very strong", description: null })
  },
)

it.concurrent("takes over what an editor published, once, and does not send it back", async () => {
  const { id } = await newProduct("Darjeeling", { subtitle: "to be emptied" })
  const photo = "https://cdn.example.com/photo.jpg"
  strapi.edit(id, { title: "First Flush", description: "By an editor", subtitle: null, thumbnail: photo })
  const statuses = await Promise.all([1, 2].map(() => strapi.sendWebhook(hook, id)))
  expect(statuses.map(({ status }) => status)).toEqual([200, 200])
  await eventually(async () => (await productOf(id)).title).toBe("First Flush")
  expect(await productOf(id)).toMatchObject({
    description: "By an editor",
    subtitle: null,
    thumbnail: photo,
  })
  // The store's own event about it has been handled when a later change has arrived.
  const writes = writesOf(id)
  await update(id, { description: "By the store" })
  await eventually(() => publishedOf(id)?.["description"]).toBe("By the store")
  expect(fieldOf(id, "title")).toBe("First Flush")
  expect(writesOf(id)).toBe(writes + 1)
})

it.concurrent("rejects webhooks without the secret, and changes nothing", async () => {
  const { id, title } = await newProduct("Gyokuro")
  strapi.edit(id, { title: "Changed by somebody" })
  for (const authorization of ["", "Bearer wrong", secret, `Bearer ${secret}x`]) {
    const response = await strapi.sendWebhook(hook, id, { authorization })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ type: "unauthorized" })
  }
  expect((await strapi.sendWebhook(hook, id, { body: "{" })).status).toBe(400)
  for (const body of ["{}", `{"event":"entry.publish","entry":{"documentId":7}}`])
    expect((await strapi.sendWebhook(hook, id, { body })).status).toBe(200)
  await strapi.sendWebhook(hook, id, { event: "entry.unpublish" })
  await strapi.sendWebhook(hook, id, { body: `{"event":"entry.publish","entry":{"documentId":"unknown"}}` })
  expect((await productOf(id)).title).toBe(title)
  await strapi.sendWebhook(hook, id)
  await eventually(async () => (await productOf(id)).title).toBe("Changed by somebody")
})

it.concurrent("applies a variant's title when an editor saves it, but no drafts of a product", async () => {
  const { id, title } = await newProduct("Oolong")
  const { variants } = await productOf(id)
  const variantId = String(variants[0].id)
  strapi.edit(id, {})
  strapi.edit(id, { title: "Only a draft" }, false)
  await strapi.sendWebhook(hook, id, { event: "entry.update" })
  strapi.edit(variantId, { title: "250 g" })
  await strapi.sendWebhook(hook, variantId, { event: "entry.update" })
  await eventually(async () => (await productOf(id)).variants[0].title).toBe("250 g")
  await eventually(() => looksAt(id) > 0).toBe(true)
  expect((await productOf(id)).title).toBe(title)
})

it.concurrent("ignores webhooks about changes of the store, however late they are", async () => {
  const { id } = await newProduct("Sencha")
  strapi.edit(id, {})
  await update(id, { title: "Sencha 2" })
  await eventually(() => publishedOf(id)?.["title"]).toBe("Sencha 2")
  // Strapi cannot be reached, so that the webhook of the earlier change is handled before the later change is sent.
  const path = `/api/products/${documentOf(id)}`
  strapi.failNext(...Array.from({ length: 3 }, () => ({ status: 503, path })))
  await update(id, { title: "Sencha 3" })
  await strapi.sendWebhook(hook, id)
  await becomes(id, "title", "Sencha 3")
  const looks = looksAt(id)
  await strapi.sendWebhook(hook, id)
  await eventually(() => looksAt(id) > looks).toBe(true)
  expect((await productOf(id)).title).toBe("Sencha 3")
})

it("says in the dashboard where a product is in Strapi", async () => {
  const { id, title } = await newProduct("Matcha")
  interface Status {
    readonly code: number
    readonly strapi: { readonly status: string }
  }
  const statusOf = async (productId: string): Promise<Status> => {
    const response = await shop.admin(`/admin/strapi/products/${productId}`)
    return { code: response.status, ...((await response.json()) as Omit<Status, "code">) }
  }
  const page = "admin/content-manager/collection-types/api::product.product"
  expect((await statusOf(id)).strapi).toEqual({
    status: "draft",
    url: `${strapi.url}/${page}/${documentOf(id)}`,
    preview_url: `https://api.example.com/app/a/products/${id}/preview?handle=${title.toLowerCase().replaceAll(" ", "-")}`,
  })
  strapi.edit(id, {})
  expect((await statusOf(id)).strapi.status).toBe("published")
  strapi.edit(id, { subtitle: "new" }, false)
  expect((await statusOf(id)).strapi.status).toBe("modified")
  expect(await statusOf("prod_missing")).toMatchObject({ code: 404, type: "not_found" })
  const body = { data: null, error: { status: 401, name: "UnauthorizedError", message: "expired" } }
  strapi.failNext({ status: 401, body, path: "/api/products" })
  const down = await statusOf(id)
  expect(down).toMatchObject({ code: 400, type: "not_allowed", message: expect.stringContaining("expired") })
  expect(JSON.stringify(down)).not.toContain(apiToken.slice(-8))
  expect((await shop.fetch(`/admin/strapi/products/${id}`)).status).toBe(401)
})
