import { contractOf } from "@stheno/server/contracts"
import type { SearchHit, SearchProvider } from "@stheno/core"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createProvider } from "./src/create-provider.ts"
import { readOptions } from "./src/options.ts"
import { masterKey, startMeilisearch, type MeilisearchStandIn } from "./testing/meilisearch-stand-in.ts"

const log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} }

let service: MeilisearchStandIn
beforeEach(async () => {
  service = await startMeilisearch()
})
afterEach(() => service.close())

function connectTo(more: object = {}, apiKey = masterKey): SearchProvider {
  return createProvider(readOptions({ config: { host: service.url, apiKey }, timeout: 500, ...more }), log)
}

const product = (id: string, title: string, more: object = {}): SearchHit => ({ id, title, ...more })

const find = (provider: SearchProvider, query: Partial<Parameters<SearchProvider["search"]>[0]>) =>
  provider.search({ text: "", offset: undefined, limit: undefined, filter: undefined, ...query })

async function* batches(...all: readonly SearchHit[][]): AsyncGenerator<SearchHit[]> {
  yield* all
}

const titles = (uid = "products") =>
  [...(service.indexes.get(uid)?.documents.values() ?? [])].map(({ title }) => title)

describe("the contract of search providers", () => {
  const settings = {
    products: { indexSettings: { displayedAttributes: ["title"], filterableAttributes: ["type_value"] } },
  }
  for (const { name, run } of contractOf("search").checks)
    it(name, async () => {
      const provider = connectTo({ settings })
      await provider.replaceAll!(batches())
      await run({ provider, filterByType: (type) => `type_value = "${type}"` })
    })
})

describe("documents", () => {
  it("have the fields of variants, tags, type and collection as v1 names them", async () => {
    const cup = product("prod_1", "Cup", {
      variants: [
        { sku: "C-1", ean: "", title: "Red", options: [{ value: "Red" }] },
        { sku: "C-2", options: [] },
      ],
      tags: [{ value: "glazed" }],
      type: { value: "Mug" },
      collection: { title: "Spring", handle: "spring" },
    })
    await connectTo().index([cup])
    expect(service.indexes.get("products")?.documents.get("prod_1")).toMatchObject({
      variant_sku: ["C-1", "C-2"],
      variant_title: ["Red"],
      variant_ean: [],
      variant_options_value: ["Red"],
      tags_value: ["glazed"],
      type_value: "Mug",
      collection_title: "Spring",
      collection_handle: "spring",
    })
  })

  it("come from the transformer of the configuration, and keep the id of the product", async () => {
    const transformer = ({ title }: Record<string, unknown>) => ({ name: `A ${String(title)}` })
    const provider = connectTo({ settings: { products: { transformer, primaryKey: "objectID" } } })
    await provider.index([product("prod_1", "Cup")])
    expect(service.indexes.get("products")?.documents.get("prod_1")).toEqual({
      id: "prod_1",
      objectID: "prod_1",
      name: "A Cup",
      sales_channel_ids: [],
    })
    await provider.delete(["prod_1"])
    expect(titles()).toEqual([])
  })

  it("fail with the reason that Meilisearch gives, as the event is delivered again", async () => {
    await expect(connectTo().index([product("a b", "Cup")])).rejects.toThrow(/invalid_document_id/)
    await connectTo().index([product("ab", "Cup")])
    expect(titles()).toEqual(["Cup"])
  })
})

describe("a search", () => {
  const settings = { products: { indexSettings: { filterableAttributes: ["type_value"] } } }

  it("finds nothing before the first index exists", async () => {
    expect(await find(connectTo(), { text: "cup" })).toEqual({ hits: [] })
  })

  it("finds nothing until the index has its settings", async () => {
    const provider = connectTo({ settings })
    const cup = product("prod_1", "Cup", { sales_channels: [{ id: "sc_web" }] })
    // An event that comes before the first rebuild creates the index without settings.
    await provider.index([cup])
    const query = { text: "cup", salesChannelIds: ["sc_web"] }
    expect(await find(provider, query)).toEqual({ hits: [] })
    expect(await find(provider, { ...query, filter: 'type_value = "Mug"' })).toEqual({ hits: [] })
    await provider.replaceAll!(batches([cup]))
    expect((await find(provider, query)).hits).toMatchObject([{ id: "prod_1" }])
  })

  it("is limited to the sales channels of the request, whatever the filter says", async () => {
    const provider = connectTo({ settings })
    const [web, fair] = [{ sales_channels: [{ id: "sc_web" }] }, { sales_channels: [{ id: "sc_fair" }] }]
    await provider.replaceAll!(
      batches([product("prod_1", "Web cup", web), product("prod_2", "Fair cup", fair)]),
    )
    const ids = async (salesChannelIds: string[] | undefined, filter?: unknown) =>
      (await find(provider, { text: "cup", salesChannelIds, filter })).hits.map(({ id }) => id)
    expect(await ids(["sc_web"])).toEqual(["prod_1"])
    expect(await ids(["sc_web", "sc_fair"])).toEqual(["prod_1", "prod_2"])
    expect(await ids(undefined)).toEqual(["prod_1", "prod_2"])
    expect(await ids(["sc_web"], 'sales_channel_ids = "sc_fair"')).toEqual([])
    expect(await ids(["sc_fair"], 'sales_channel_ids = "sc_fair"')).toEqual(["prod_2"])
    expect(JSON.stringify(await find(provider, {}))).not.toContain("sc_web")
  })

  it("takes filters that Meilisearch knows, and rejects others with 400", async () => {
    const provider = connectTo({ settings })
    await provider.replaceAll!(
      batches([product("prod_1", "Cup", { type: { value: "Mug" } }), product("prod_2", "Cup")]),
    )
    const count = async (filter: unknown) => (await find(provider, { filter })).hits.length
    expect(await count('type_value = "Mug"')).toBe(1)
    expect(await count([['type_value = "Mug"', "type_value = Bowl"]])).toBe(1)
    const rejected = [{ type_value: "Mug" }, 5, [[[]]], ["a".repeat(2_001)], "title = Cup", "type_value ="]
    for (const filter of rejected) await expect(count(filter)).rejects.toMatchObject({ type: "invalid_data" })
  })

  it("returns at most a thousand hits", async () => {
    await connectTo().index([product("prod_1", "Cup")])
    await find(connectTo(), { offset: 1.5, limit: 1e9 })
    expect(JSON.parse(service.requests.at(-1)!.text)).toMatchObject({ offset: 1, limit: 1_000 })
  })
})

describe("a rebuild", () => {
  const wanted = {
    products: { indexSettings: { searchableAttributes: ["title"], filterableAttributes: ["b", "a"] } },
  }

  it("is needed by a missing, an empty and a differently set up index, and by no other", async () => {
    const provider = connectTo({ settings: wanted })
    expect(await provider.needsAll!()).toBe(true)
    await provider.replaceAll!(batches())
    expect(await provider.needsAll!()).toBe(true)
    await provider.index([product("prod_1", "Cup")])
    expect(await provider.needsAll!()).toBe(false)
    const changed = { products: { indexSettings: { searchableAttributes: ["title", "description"] } } }
    expect(await connectTo({ settings: changed }).needsAll!()).toBe(true)
    expect(await connectTo({ settings: wanted, rebuildAtStartup: true }).needsAll!()).toBe(true)
  })

  it("replaces the index at once and leaves nothing behind", async () => {
    const provider = connectTo({ settings: wanted })
    await provider.index([product("prod_old", "Old cup")])
    await provider.replaceAll!(
      (async function* () {
        yield [product("prod_1", "Cup")]
        expect(titles()).toEqual(["Old cup"])
        yield [product("prod_2", "Bowl")]
      })(),
    )
    expect(titles()).toEqual(["Cup", "Bowl"])
    expect([...service.indexes.keys()]).toEqual(["products"])
    expect(service.indexes.get("products")?.settings.searchableAttributes).toEqual(["title"])
  })

  it("keeps the index when it fails", async () => {
    const provider = connectTo({ settings: wanted })
    await provider.index([product("prod_old", "Old cup")])
    await expect(provider.replaceAll!(batches([product("a b", "Cup")]))).rejects.toThrow(
      /invalid_document_id/,
    )
    expect(titles()).toEqual(["Old cup"])
    expect([...service.indexes.keys()]).toEqual(["products"])
  })

  it("swaps once when the response of the swap is lost", async () => {
    const provider = connectTo({ settings: wanted })
    await provider.index([product("prod_old", "Old cup")])
    await provider.replaceAll!(
      (async function* () {
        yield [product("prod_1", "Cup")]
        service.failNext({ path: "/swap-indexes", hangUp: true, after: true })
      })(),
    )
    expect(titles()).toEqual(["Cup"])
    expect(service.requests.filter(({ path }) => path === "/swap-indexes")).toHaveLength(1)
  })

  it("deletes what a rebuild left a day ago, and nothing of one that runs", async () => {
    const provider = connectTo({ settings: wanted })
    await provider.index([product("prod_1", "Cup")])
    const of = (createdAt: string) => ({ ...service.indexes.get("products")!, createdAt })
    const indexes = service.indexes as Map<string, ReturnType<typeof of>>
    indexes.set("products_rebuild_old", of(new Date(Date.now() - 25 * 3_600_000).toISOString()))
    indexes.set("products_rebuild_new", of(new Date().toISOString()))
    await provider.replaceAll!(batches([product("prod_1", "Cup")]))
    expect([...indexes.keys()].toSorted()).toEqual(["products", "products_rebuild_new"])
  })
})

describe("a Meilisearch that fails", () => {
  it("is asked again when it is busy, hangs up or is slow", async () => {
    service.failNext({ status: 503, body: {} }, { hangUp: true }, { delayMs: 800 })
    await connectTo().index([product("prod_1", "Cup")])
    expect(titles()).toEqual(["Cup"])
    service.failNext({ status: 429, headers: { "retry-after": "1" }, body: {} })
    const started = Date.now()
    expect((await find(connectTo(), { text: "cup" })).hits).toHaveLength(1)
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000)
  })

  it("is given up after the retries", async () => {
    service.failNext({ status: 503, body: { message: "busy" } }, { status: 503, body: { message: "busy" } })
    await expect(connectTo({ retries: 1 }).index([product("prod_1", "Cup")])).rejects.toThrow("busy")
    expect(service.requests).toHaveLength(2)
  })

  it("rejects a wrong key at once, and no error contains the key", async () => {
    const error = await connectTo({}, "wrong-key")
      .index([product("prod_1", "Cup")])
      .catch((thrown: unknown) => thrown)
    expect(String(error)).toContain("The provided API key is invalid.")
    expect(JSON.stringify(error) + String(error)).not.toContain("wrong-key")
    expect(service.requests).toHaveLength(1)
  })

  it("does not hold a task forever", async () => {
    const slow = await startMeilisearch({ taskMs: 2_000 })
    const provider = createProvider(
      readOptions({ config: { host: slow.url, apiKey: masterKey }, taskTimeout: 100 }),
      log,
    )
    await expect(provider.index([product("prod_1", "Cup")])).rejects.toThrow(/timeout|timed out/i)
    await slow.close()
  })
})

describe("options", () => {
  it("name what is missing", () => {
    expect(() => readOptions({ config: {} })).toThrow(/host/)
    expect(() => readOptions({ config: { host: "http://localhost:7700" }, settings: { "a b": {} } })).toThrow(
      /letters/,
    )
    expect(readOptions({ config: { host: "http://localhost:7700" } }).settings["products"]?.primaryKey).toBe(
      "id",
    )
  })
})
