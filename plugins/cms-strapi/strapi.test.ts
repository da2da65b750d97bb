import { createMemoryCache, sql, type Log } from "@stheno/core"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import fs from "node:fs"
import path from "node:path"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, beforeEach, describe, it, vi } from "vitest"
import { previewOf } from "../../samples/plugins/cms-strapi/preview.ts"
import { readOptions } from "./src/options.ts"
import { StrapiError } from "./src/strapi/client.ts"
import { pull } from "./src/strapi/pull.ts"
import { push, type Pushing } from "./src/strapi/push.ts"
import { isAuthorized } from "./src/verify-webhook.ts"
import { apiToken, createContentTypes, startStrapi, type StrapiStandIn } from "./testing/strapi-stand-in.ts"

type Json = Record<string, unknown>

const made = createContentTypes()
let strapi: StrapiStandIn
let database: TestDatabase
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  database = await createTestDatabase()
  const file = path.join(import.meta.dirname, "src/migrations/0001-strapi.sql")
  const [up = ""] = fs.readFileSync(file, "utf8").split("-- down")
  for (const statement of up.split(/;\n/).filter((each) => each.trim()))
    await sql.raw(statement).execute(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  strapi = await startStrapi(made.types)
  await sql`delete from strapi_entry`.execute(database.db)
  log.error.mockClear()
  log.warn.mockClear()
  return () => strapi.close()
})

const required = { strapi_protocol: "http", strapi_host: "127.0.0.1", strapi_api_token: apiToken }
const settingsOf = (more: object = {}) => readOptions({ ...required, strapi_port: strapi.port, ...more })

/** A store with rows of a kind. */
function pushingTo(rows: Readonly<Record<string, readonly Json[]>>, more: object = {}): Pushing {
  const list = (kind: string) => ({
    list: async ({ id }: Json) => (rows[kind] ?? []).filter((row) => row["id"] === id),
  })
  const services = {
    productService: list("product"),
    productVariantService: list("variant"),
    regionService: list("region"),
    productCollectionService: list("collection"),
    productCategoryService: list("category"),
  } as unknown as Pushing["services"]
  const { db } = database
  return { db, services, cache: createMemoryCache(), log: log as unknown as Log, settings: settingsOf(more) }
}

const collection = (title = "Winter") => ({ collection: [{ id: "pcol_1", title, handle: "winter" }] })
const product = (more: Json = {}) => ({
  product: [{ id: "prod_1", title: "Tea", status: "published", ...more }],
})
const entryOf = (id: string) => strapi.content.of(id)
const sent = (method: string) => strapi.requests.filter((request) => request.method === method)

describe("the content types of the documentation", () => {
  it("are created once, and those that exist stay", () => {
    expect(made.output).toContain("src/api/product created")
    expect(made.again).toContain("src/api/product exists and stays as it is")
    expect(made.types.map(({ uid }) => uid).toSorted()).toEqual([
      "api::product-category.product-category",
      "api::product-collection.product-collection",
      "api::product-variant.product-variant",
      "api::product.product",
      "api::region.region",
    ])
  })
})

describe("entries", () => {
  it("get what differs only, and nothing the second time", async () => {
    await push(pushingTo(collection()), "collection", "pcol_1")
    await push(pushingTo(collection()), "collection", "pcol_1")
    expect([sent("POST").length, sent("PUT").length]).toEqual([1, 0])
    await push(pushingTo(collection("Spring")), "collection", "pcol_1")
    expect(sent("PUT").map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      { data: { title: "Spring" } },
    ])
  })

  it("are created once when the response of the first attempt is lost", async () => {
    strapi.failNext({ status: 200, path: "/api/product-collections" }, { hangUp: true, after: true })
    const first = await push(pushingTo(collection()), "collection", "pcol_1").catch((error: unknown) => error)
    expect(first).toMatchObject({ status: undefined, message: expect.stringContaining("connection failed") })
    expect(strapi.content.entries.size).toBe(1)
    await push(pushingTo(collection()), "collection", "pcol_1")
    expect(strapi.content.entries.size).toBe(1)
    expect(sent("POST")).toHaveLength(1)
  })

  it("are created again when an editor deleted them", async () => {
    await push(pushingTo(collection()), "collection", "pcol_1")
    strapi.content.entries.clear()
    await push(pushingTo(collection()), "collection", "pcol_1")
    expect(entryOf("pcol_1")?.draft).toMatchObject({ title: "Winter" })
  })

  it("that the store created before are found, whoever created them", async () => {
    const type = made.types.find(({ info }) => info.pluralName === "product-collections")!
    strapi.content.write(type, undefined, { medusa_id: "pcol_1", title: "Old" }, true)
    await push(pushingTo(collection()), "collection", "pcol_1")
    expect(strapi.content.entries.size).toBe(1)
    expect(entryOf("pcol_1")?.draft).toMatchObject({ title: "Winter", handle: "winter" })
  })

  it("have the newest values when several processes send them at the same time", async () => {
    const row = { id: "pcol_1", title: "Winter", handle: "winter" }
    await push(pushingTo({ collection: [row] }), "collection", "pcol_1")
    const path = `/api/product-collections/${entryOf("pcol_1")!.documentId}`
    // The first process is slow: the second one has to wait, and to send the newer title after it.
    row.title = "Spring"
    strapi.failNext({ delayMs: 300, path })
    const slow = push(pushingTo({ collection: [{ ...row }] }), "collection", "pcol_1")
    await vi.waitFor(() => expect(strapi.requests.at(-1)?.path).toBe(path), { timeout: 20_000 })
    row.title = "Summer"
    await push(pushingTo({ collection: [row] }), "collection", "pcol_1")
    await slow
    expect(entryOf("pcol_1")?.draft).toMatchObject({ title: "Summer" })
  })

  it("are published at once if the options say so, but not again after an editor unpublished them", async () => {
    const more = { publish_new_entries: true }
    await push(pushingTo(product({ status: "draft" }), more), "product", "prod_1")
    expect(entryOf("prod_1")?.published).toBeUndefined()
    await push(pushingTo(product(), more), "product", "prod_1")
    expect(entryOf("prod_1")?.published).toMatchObject({ title: "Tea" })
    entryOf("prod_1")!.published = undefined
    await push(pushingTo(product({ subtitle: "new" }), more), "product", "prod_1")
    expect(entryOf("prod_1")).toMatchObject({ draft: { subtitle: "new" }, published: undefined })
  })

  it("leave out what the options exclude, and take nothing over of it", async () => {
    const more = { excluded_fields: { collection: ["title"] } }
    const pushing = pushingTo(collection(), more)
    await push(pushing, "collection", "pcol_1")
    expect(JSON.parse(sent("POST")[0]!.text)).toEqual({ data: { medusa_id: "pcol_1", handle: "winter" } })
    strapi.edit("pcol_1", { title: "By an editor" })
    const transaction = vi.fn(async (work: (given: Pushing) => unknown) => work(pushing))
    const pulling = { ...pushing, transaction: transaction as never }
    await pull(pulling, entryOf("pcol_1")!.documentId)
    expect(transaction).toHaveBeenCalledOnce()
    expect(log.error).not.toHaveBeenCalled()
  })

  it("with unpublished changes keep what the store changed, until somebody publishes them", async () => {
    await push(pushingTo(product()), "product", "prod_1")
    strapi.edit("prod_1", {})
    strapi.edit("prod_1", { title: "An idea" }, false)
    const pushing = pushingTo(product({ description: "From the store" }))
    await push(pushing, "product", "prod_1")
    expect(entryOf("prod_1")).toMatchObject({
      draft: { title: "An idea", description: "From the store" },
      published: { title: "Tea", description: null },
    })
    const update = vi.fn()
    const services = { productService: { ...pushing.services.productService, update } } as never
    const transaction = (async (work: (shop: object) => unknown) => work({ ...pushing, services })) as never
    const { documentId } = entryOf("prod_1")!
    await pull({ ...pushing, transaction }, documentId)
    expect(update).not.toHaveBeenCalled()
    strapi.edit("prod_1", {})
    await pull({ ...pushing, transaction }, documentId, true)
    expect(update).toHaveBeenCalledExactlyOnceWith("prod_1", { title: "An idea" })
  })

  it("are not sent without their content type, which is asked for once a minute", async () => {
    await strapi.close()
    strapi = await startStrapi(made.types.filter(({ info }) => info.singularName !== "product-collection"))
    const pushing = pushingTo(collection())
    await push(pushing, "collection", "pcol_1")
    const { length } = strapi.requests
    await push(pushing, "collection", "pcol_1")
    expect(strapi.requests).toHaveLength(length)
    expect(log.warn).toHaveBeenCalledOnce()
  })

  it("that are deleted while they are written are created in the next attempt, and others are still sent", async () => {
    await push(pushingTo(collection()), "collection", "pcol_1")
    const path = `/api/product-collections/${entryOf("pcol_1")!.documentId}`
    const body = { error: { status: 404, name: "NotFoundError", message: "Not Found" } }
    // Both versions are read, then the change finds no entry.
    strapi.failNext({ delayMs: 0, path }, { delayMs: 0, path }, { status: 404, path, body })
    const pushing = pushingTo(collection("Spring"))
    await expect(push(pushing, "collection", "pcol_1")).rejects.toMatchObject({ status: 404 })
    expect(log.warn).not.toHaveBeenCalled()
    strapi.content.entries.clear()
    await push(pushing, "collection", "pcol_1")
    expect(entryOf("pcol_1")?.draft).toMatchObject({ title: "Spring" })
  })

  it("that Strapi rejects are logged, without the API token", async () => {
    await push(pushingTo(product({ title: "" }), { publish_new_entries: true }), "product", "prod_1")
    expect(log.error).toHaveBeenCalledOnce()
    const logged = JSON.stringify(log.error.mock.calls)
    expect(logged).toContain("title must be defined")
    expect(logged).not.toContain(apiToken.slice(-8))
  })

  it("are in the language of the options", async () => {
    await push(pushingTo(collection(), { locale: "de" }), "collection", "pcol_1")
    expect(strapi.requests.map(({ query }) => query.get("locale"))).toEqual(["de", "de"])
  })
})

describe("errors", () => {
  it("are retried after 429 and 5xx, and after a broken connection", async () => {
    const path = "/api/product-collections"
    strapi.failNext(
      { status: 429, headers: { "retry-after": "0" }, path },
      { status: 502, path },
      { hangUp: true },
    )
    await push(pushingTo(collection()), "collection", "pcol_1")
    expect(sent("GET")).toHaveLength(4)
    expect(entryOf("pcol_1")).toBeDefined()
  })

  it("say what Strapi answered, without the API token", async () => {
    const more = { strapi_api_token: "a-wrong-token", max_retries: 0 }
    const error = await push(pushingTo(collection(), more), "collection", "pcol_1").catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(StrapiError)
    expect(error).toMatchObject({ status: 401, message: expect.stringContaining("invalid credentials") })
    expect(String(error)).not.toContain("a-wrong-token")
  })

  it("come soon when Strapi is slow, or when something else answers", async () => {
    const once = { max_retries: 0 }
    const pushing = (more: object) => push(pushingTo(collection(), more), "collection", "pcol_1")
    strapi.failNext({ delayMs: 5_000 })
    await expect(pushing({ ...once, request_timeout: 100 })).rejects.toThrow(/within 0\.1 s/)
    strapi.failNext({ body: "<html>" })
    await expect(pushing(once)).rejects.toThrow(/not JSON/)
    strapi.failNext({ status: 502, body: "<html>" })
    await expect(pushing(once)).rejects.toThrow(/502/)
  })
})

describe("a storefront", () => {
  it("shows a draft", async () => {
    await push(pushingTo(product()), "product", "prod_1")
    const access = { strapi: strapi.url, token: apiToken }
    expect(await previewOf("prod_1", access)).toMatchObject({ title: "Tea", publishedAt: null })
    expect(await previewOf("prod_2", access)).toBeUndefined()
    await expect(previewOf("prod_1", { ...access, token: "wrong" })).rejects.toThrow("401")
  })
})

describe("webhooks", () => {
  it("have the secret as their bearer token", () => {
    const check = (authorization?: string) =>
      isAuthorized(new Headers(authorization === undefined ? {} : { authorization }), "the secret of it")
    expect(check("Bearer the secret of it")).toBe(true)
    for (const other of [
      undefined,
      "",
      "Bearer ",
      "the secret of it",
      "Basic the secret of it",
      "Bearer the secret",
    ])
      expect(check(other)).toBe(false)
  })
})

describe("options", () => {
  it("are those of v1, with its ports", () => {
    expect(readOptions({ ...required })).toMatchObject({ url: "http://127.0.0.1:1337", ignoreThreshold: 2 })
    const secure = { strapi_host: "cms.example.com", strapi_api_token: "token" }
    expect(readOptions(secure).url).toBe("https://cms.example.com")
    expect(readOptions({ ...secure, strapi_port: "8443" }).url).toBe("https://cms.example.com:8443")
  })

  it("are rejected when they are wrong", () => {
    expect(() => readOptions({ strapi_host: "127.0.0.1" })).toThrow(/strapi_api_token/)
    expect(() => readOptions({ ...required, strapi_host: "http://127.0.0.1" })).toThrow(/host name/)
    expect(() => readOptions({ ...required, strapi_port: "" })).toThrow(/strapi_port/)
    expect(() => readOptions({ ...required, strapi_secret: "short" })).toThrow(/16 characters/)
    expect(() => readOptions({ ...required, excluded_fields: { product: ["titel"] } })).toThrow(
      /excluded_fields/,
    )
  })
})
