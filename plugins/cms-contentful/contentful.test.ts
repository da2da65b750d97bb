import { createMemoryCache, sql, type Log } from "@stheno/core"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import fs from "node:fs"
import path from "node:path"
import { createHmac } from "node:crypto"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, beforeEach, describe, it, vi } from "vitest"
import { previewOf } from "../../samples/plugins/cms-contentful/preview.ts"
import { startStandIn } from "../testing/stand-in.ts"
import { connectionOf, ContentfulError } from "./src/contentful/connection.ts"
import { createContentTypes } from "./src/contentful/content-types.ts"
import { push, type Pushing } from "./src/contentful/push.ts"
import { readOptions } from "./src/options.ts"
import { isSigned } from "./src/verify-webhook.ts"
import {
  accessToken,
  secret,
  startContentful,
  type ContentfulStandIn,
} from "./testing/contentful-stand-in.ts"

type Json = Record<string, unknown>

let contentful: ContentfulStandIn
let database: TestDatabase
const log = { info: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  database = await createTestDatabase()
  const file = path.join(import.meta.dirname, "src/migrations/0001-contentful.sql")
  const [up = ""] = fs.readFileSync(file, "utf8").split("-- down")
  for (const statement of up.split(/;\n/).filter((each) => each.trim()))
    await sql.raw(statement).execute(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  contentful = await startContentful()
  log.error.mockClear()
  return () => contentful.close()
})

const required = { space_id: "space-1", access_token: accessToken }
const settingsOf = (more: object = {}) => readOptions({ ...required, host: contentful.url, ...more })

/** A store with one row of each kind. */
function pushingTo(rows: Json, more: object = {}): Pushing {
  const settings = settingsOf(more)
  const list = (kind: string) => ({ list: async () => (rows[kind] ? [rows[kind]] : []) })
  const services = {
    productService: list("product"),
    productVariantService: list("variant"),
    regionService: list("region"),
    productCollectionService: list("collection"),
    productTypeService: list("type"),
  } as unknown as Pushing["services"]
  const connection = connectionOf(settings)
  const { db } = database
  return { db, services, cache: createMemoryCache(), log: log as unknown as Log, connection, settings }
}

const collection = (id: string, title = "Winter") => ({ collection: { id, title } })
const makeTypes = ({ connection, settings, cache }: Pushing) =>
  createContentTypes(connection, settings, cache)

describe("entries", () => {
  it("use the names of fields in the options", async () => {
    const pushing = pushingTo(collection("pcol_1"), { custom_collection_fields: { title: "name" } })
    await makeTypes(pushing)
    await push(pushing, "collection", "pcol_1")
    expect(contentful.space.entries.get("pcol_1")?.fields).toEqual({
      name: { "en-US": "Winter" },
      medusaId: { "en-US": "pcol_1" },
    })
  })

  it("have only the fields of content types that were there before, and keep other fields and locales", async () => {
    const { space } = contentful
    const fields = [
      { id: "title", type: "Symbol", required: true },
      { id: "story", type: "Text" },
    ]
    space.put(space.contentTypes, "collection", "ContentType", { body: { fields } })
    space.change(space.contentTypes, "collection", "publish", 1)
    const pushing = pushingTo(collection("pcol_2"))
    await makeTypes(pushing)
    expect(space.contentTypes.get("collection")?.fields).toEqual(fields)
    const body = { fields: { title: { "de-DE": "Winter (de)" }, story: { "en-US": "Snow" } } }
    space.put(space.entries, "pcol_2", "Entry", { body, contentTypeId: "collection" })
    await push(pushing, "collection", "pcol_2")
    expect(space.entries.get("pcol_2")?.fields).toEqual({
      title: { "en-US": "Winter", "de-DE": "Winter (de)" },
      story: { "en-US": "Snow" },
    })
  })

  it("are left out without a content type", async () => {
    await push(pushingTo(collection("pcol_3")), "collection", "pcol_3")
    expect(contentful.space.entries.size).toBe(0)
  })

  it("are published at once if the options say so, also when the process ended in between", async () => {
    const pushing = pushingTo(collection("pcol_4"), { publish_new_entries: true, max_retries: 0 })
    await makeTypes(pushing)
    const at = "/spaces/space-1/environments/master/entries/pcol_4/published"
    contentful.failNext({ hangUp: true, path: at })
    await expect(push(pushing, "collection", "pcol_4")).rejects.toThrow(/Cannot reach Contentful/)
    expect(contentful.space.published.has("pcol_4")).toBe(false)
    const later = pushingTo(collection("pcol_4"))
    await push(later, "collection", "pcol_4")
    expect(contentful.space.published.has("pcol_4")).toBe(true)
  })

  it("have the newest values when several processes send them at the same time", async () => {
    const row = { id: "pcol_9", title: "Winter" }
    const pushing = pushingTo({ collection: row })
    await makeTypes(pushing)
    await push(pushing, "collection", "pcol_9")
    // A slower process has read the title that another one replaces and sends now.
    let reads = 0
    const list = async () => {
      const read = { ...row, title: reads === 0 ? "Spring" : row.title }
      if (reads++ === 1) {
        read.title = "Spring"
        row.title = "Summer"
        await push(pushing, "collection", "pcol_9")
      }
      return [read]
    }
    const services = { productCollectionService: { list } } as unknown as Pushing["services"]
    await push({ ...pushing, services }, "collection", "pcol_9")
    expect(reads).toBe(4)
    expect(contentful.space.entries.get("pcol_9")).toMatchObject({
      fields: { title: { "en-US": "Summer" } },
      sys: { version: 2 },
    })
  })

  it("that are archived come back with what they are about", async () => {
    const pushing = pushingTo(collection("pcol_5"))
    await makeTypes(pushing)
    await push(pushing, "collection", "pcol_5")
    await push(pushingTo({}), "collection", "pcol_5")
    expect(contentful.space.entries.get("pcol_5")?.sys["archivedVersion"]).toBeDefined()
    await push(pushing, "collection", "pcol_5")
    expect(contentful.space.entries.get("pcol_5")?.sys["archivedVersion"]).toBeUndefined()
  })

  it("that Contentful rejects are logged, without the access token", async () => {
    const pushing = pushingTo(collection("pcol_6", "x".repeat(300)))
    await makeTypes(pushing)
    await push(pushing, "collection", "pcol_6")
    expect(log.error).toHaveBeenCalledOnce()
    const logged = JSON.stringify(log.error.mock.calls)
    expect(logged).toContain("ValidationFailed")
    expect(logged).not.toContain(accessToken.slice(-5))
  })
})

describe("images", () => {
  const product = (thumbnail: string) => ({
    product: { id: "prod_1", title: "Tea", status: "published", thumbnail },
  })

  it("that Contentful cannot download are left out, and tried again later only", async () => {
    const pushing = pushingTo(product("https://files.example.com/missing.png"), { request_timeout: 1_000 })
    await makeTypes(pushing)
    await push(pushing, "product", "prod_1")
    const { length } = contentful.requests
    expect(contentful.space.entries.get("prod_1")?.fields).not.toHaveProperty("thumbnail")
    expect(log.error).toHaveBeenCalledOnce()
    await push(pushing, "product", "prod_1")
    expect(contentful.requests.slice(length).filter(({ path: at }) => at.includes("assets"))).toEqual([])
  })
})

describe("the name of an image", () => {
  it.each([
    ["green%20tea.png", "green tea.png"],
    ["100%.png", "100%.png"],
  ])("%s becomes %s", async (name, wanted) => {
    const thumbnail = `https://files.example.com/${name}`
    const id = `prod_${wanted.length}`
    const pushing = pushingTo({ product: { id, title: "Tea", status: "published", thumbnail } })
    await makeTypes(pushing)
    await push(pushing, "product", id)
    const [asset] = contentful.space.assets.values()
    expect(asset?.fields["title"]).toEqual({ "en-US": wanted })
    expect(contentful.space.entries.get(id)?.fields).toHaveProperty("thumbnail")
  })
})

describe("a storefront", () => {
  it("shows a draft with the preview API", async () => {
    const fields = { title: "Green tea, as the editor drafts it" }
    const preview = await startStandIn(({ path: at, headers }) => {
      if (headers.authorization !== "Bearer preview-token") return { status: 401 }
      const isKnown = at === "/spaces/space-1/environments/master/entries/prod_1"
      return isKnown ? { body: { sys: { id: "prod_1", type: "Entry" }, fields } } : { status: 404 }
    })
    const access = { host: preview.url, spaceId: "space-1", environment: "master", token: "preview-token" }
    expect(await previewOf("prod_1", access)).toEqual(fields)
    expect(await previewOf("prod_2", access)).toBeUndefined()
    await expect(previewOf("prod_1", { ...access, token: "wrong" })).rejects.toThrow("401")
    await preview.close()
  })
})

describe("errors", () => {
  it("say what Contentful answered, and whether it is worth another attempt", async () => {
    const settings = settingsOf({ access_token: "wrong-token", max_retries: 0 })
    const pushing = { ...pushingTo(collection("pcol_7")), settings, connection: connectionOf(settings) }
    const error = await push(pushing, "collection", "pcol_7").catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ContentfulError)
    expect(error).toMatchObject({ status: 401, message: expect.stringContaining("AccessTokenInvalid") })
    expect(String(error)).not.toContain("token-wrong")
  })

  it("are avoided by keeping to 7 requests per second, until Contentful names its limit", async () => {
    const { connection } = pushingTo({})
    const times: number[] = []
    const ask = () =>
      connection.find(async (client) => {
        await client.entry.get({ entryId: "missing" }).finally(() => times.push(performance.now()))
      })
    const answers = await Promise.all(Array.from({ length: 9 }, ask))
    expect(answers).toEqual(Array.from({ length: 9 }, () => undefined))
    const waited = times.toSorted((a, b) => a - b)
    expect(waited[7]! - waited[0]!).toBeGreaterThan(700)
  })

  it("come soon when Contentful is slow", async () => {
    const pushing = pushingTo(collection("pcol_8"), { max_retries: 0, request_timeout: 100 })
    contentful.failNext({ delayMs: 5_000 })
    const begun = Date.now()
    await expect(push(pushing, "collection", "pcol_8")).rejects.toThrow(/Cannot reach Contentful/)
    expect(Date.now() - begun).toBeLessThan(3_000)
  })
})

describe("signatures", () => {
  const now = Date.UTC(2026, 0, 2)
  /** Signs as Contentful documents it, with the parts in a different order in the header. */
  function signed(address: string, encoded: string) {
    const names = "x-contentful-timestamp,x-contentful-signed-headers"
    const lines = `x-contentful-signed-headers:${names};x-contentful-timestamp:${now}`
    const text = `POST\n${encoded}\n${lines}\n{"sys":{}}`
    const headers = new Headers({
      "x-contentful-signed-headers": names,
      "x-contentful-timestamp": String(now),
      "x-contentful-signature": createHmac("sha256", secret).update(text).digest("hex"),
    })
    return { method: "POST", path: address, headers, bodyText: '{"sys":{}}' }
  }

  it("are valid for five minutes, for one request and one secret", () => {
    const request = signed("/hooks/contentful", "/hooks/contentful")
    expect(isSigned(request, secret, now)).toBe(true)
    expect(isSigned(request, secret, now + 4 * 60_000)).toBe(true)
    expect(isSigned(request, secret, now + 5 * 60_000)).toBe(false)
    expect(isSigned(request, secret, now - 5 * 60_000)).toBe(false)
    expect(isSigned(request, "t".repeat(64), now)).toBe(false)
    for (const change of [{ path: "/hooks" }, { method: "PUT" }, { bodyText: "{}" }])
      expect(isSigned({ ...request, ...change }, secret, now)).toBe(false)
  })

  it("include the query of the address, and have to include the time", () => {
    const address = "/hooks/contentful?shop=1"
    expect(isSigned(signed(address, "/hooks/contentful?shop%253D1"), secret, now)).toBe(true)
    expect(isSigned(signed(address, "/hooks/contentful"), secret, now)).toBe(false)
    const request = signed("/hooks/contentful", "/hooks/contentful")
    request.headers.set("x-contentful-signed-headers", "x-contentful-signed-headers")
    expect(isSigned(request, secret, now)).toBe(false)
    expect(isSigned({ ...request, headers: new Headers() }, secret, now)).toBe(false)
  })

  it("that name something else than headers are not valid", () => {
    const request = signed("/hooks/contentful", "/hooks/contentful")
    const names = request.headers.get("x-contentful-signed-headers")!
    expect(isSigned(request, secret, now)).toBe(true)
    for (const name of ["", "a b", "é"]) {
      request.headers.set("x-contentful-signed-headers", `${names},${name}`)
      expect(isSigned(request, secret, now)).toBe(false)
    }
  })
})

describe("options", () => {
  it("are those of v1, with defaults", () => {
    expect(readOptions(required)).toMatchObject({
      environment: "master",
      ignoreThreshold: 2,
      locale: "en-US",
      publishesNewEntries: false,
    })
    const custom = readOptions({ ...required, custom_product_fields: { title: "name" } })
    expect(custom.customFields.product).toEqual({ title: "name" })
  })

  it("are rejected when they are wrong", () => {
    expect(() => readOptions({ space_id: "space-1" })).toThrow(/access_token/)
    expect(() => readOptions({ ...required, custom_product_fields: { titel: "name" } })).toThrow(/titel/)
    expect(() => readOptions({ ...required, webhook_secret: "short" })).toThrow(/64 characters/)
  })
})
