import type { SearchHit, SearchProvider } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createProvider } from "./src/create-provider.ts"
import { readOptions } from "./src/options.ts"
import { adminApiKey, applicationId, startAlgolia, type AlgoliaStandIn } from "./testing/algolia-stand-in.ts"

const log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} }

let service: AlgoliaStandIn
beforeEach(async () => {
  service = await startAlgolia()
})
afterEach(() => service.close())

/** Connects to the stand-in by two of its addresses, as Algolia has several hosts. */
function connectTo(more: object = {}): SearchProvider {
  const hosts = [service.url, `http://localhost:${service.port}`]
  return createProvider(readOptions({ applicationId, adminApiKey, hosts, timeout: 500, ...more }), log)
}

const product = (id: string, title: string, more: object = {}): SearchHit => ({ id, title, ...more })

const find = (provider: SearchProvider, query: Partial<Parameters<SearchProvider["search"]>[0]>) =>
  provider.search({ text: "", offset: undefined, limit: undefined, filter: undefined, ...query })

async function* batches(...all: readonly SearchHit[][]): AsyncGenerator<SearchHit[]> {
  yield* all
}

const titles = () => [...(service.indexes.get("products")?.records.values() ?? [])].map(({ title }) => title)

describe("the contract of search providers", () => {
  for (const { name, run } of contractOf("search").checks)
    it(name, async () => {
      const provider = connectTo({
        settings: { products: { indexSettings: { attributesForFaceting: ["type_value"] } } },
      })
      await provider.replaceAll!(batches())
      await run({ provider, filterByType: (type) => `type_value:${type}` })
    })
})

describe("records", () => {
  it("have the fields of variants, tags, type and collection as v1 names them", async () => {
    const cup = product("prod_1", "Cup", {
      variants: [
        { sku: "C-1", title: "Red", options: [{ value: "Red" }] },
        { sku: "C-2", options: [] },
      ],
      tags: [{ value: "glazed" }],
      type: { value: "Mug" },
      collection: { title: "Spring", handle: "spring" },
      sales_channels: [{ id: "sc_1" }],
    })
    await connectTo().index([cup])
    expect(service.indexes.get("products")?.records.get("prod_1")).toMatchObject({
      objectID: "prod_1",
      id: "prod_1",
      variant_sku: ["C-1", "C-2"],
      variant_options_value: ["Red"],
      tags_value: ["glazed"],
      type_value: "Mug",
      collection_handle: "spring",
      sales_channel_ids: ["sc_1"],
    })
  })

  it("come from the transformer of the configuration", async () => {
    const transformer = ({ title }: Record<string, unknown>) => ({ name: title, objectID: "other" })
    await connectTo({ settings: { products: { transformer } } }).index([product("prod_1", "Cup")])
    expect(service.indexes.get("products")?.records.get("prod_1")).toEqual({
      objectID: "prod_1",
      name: "Cup",
      sales_channel_ids: [],
    })
  })

  it("that are too large fail with Algolia's reason", async () => {
    const large = product("prod_1", "Cup", { description: "x".repeat(11_000) })
    await expect(connectTo().index([large])).rejects.toThrow(/objectID=prod_1 is too big/)
    await connectTo().index([product("prod_1", "Cup", { description: "x".repeat(1_000) })])
    expect(titles()).toEqual(["Cup"])
  })
})

describe("a search", () => {
  const settings = { products: { indexSettings: { attributesForFaceting: ["type_value"] } } }

  it("finds nothing before the index exists", async () => {
    expect(await find(connectTo(), { text: "cup" })).toEqual({ hits: [] })
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
    expect(await ids([])).toEqual([])
    expect(await ids(["sc_web"], "sales_channel_ids:sc_fair")).toEqual([])
    expect(await ids(["sc_web"], "type_value:none OR sales_channel_ids:sc_fair")).toEqual([])
    await expect(ids(["sc_web"], "type_value:none) OR (sales_channel_ids:sc_fair")).rejects.toThrow("filters")
    expect(await ids(["sc_web"], [["sales_channel_ids:sc_fair"]])).toEqual([])
    expect(await ids(["sc_fair"], "sales_channel_ids:sc_fair")).toEqual(["prod_2"])
    expect(JSON.stringify(await find(provider, { salesChannelIds: ["sc_web"] }))).not.toContain("sc_web")
  })

  it("takes filters that Algolia knows, and rejects others with 400", async () => {
    const provider = connectTo({ settings })
    await provider.replaceAll!(
      batches([product("prod_1", "Cup", { type: { value: "Mug" } }), product("prod_2", "Cup")]),
    )
    const count = async (filter: unknown) => (await find(provider, { filter })).hits.length
    expect(await count("type_value:Mug")).toBe(1)
    expect(await count("NOT type_value:Mug")).toBe(1)
    expect(await count([["type_value:Mug", "type_value:Bowl"]])).toBe(1)
    for (const filter of [{ type_value: "Mug" }, 5, [[[]]], ["a".repeat(2_001)], "type_value"])
      await expect(count(filter)).rejects.toMatchObject({ type: "invalid_data" })
  })

  it("returns at most a thousand hits, of a text of at most 512 bytes", async () => {
    await connectTo().index([product("prod_1", "Cup")])
    await find(connectTo(), { offset: 1.5, limit: 1e9, text: "ä".repeat(600) })
    const sent = JSON.parse(service.requests.at(-1)!.text) as { query: string }
    expect(sent).toMatchObject({ offset: 1, length: 1_000, query: "ä".repeat(256) })
  })
})

describe("a rebuild", () => {
  const indexSettings = {
    searchableAttributes: ["title"],
    attributesForFaceting: ["b", "a"],
    replicas: ["cheap"],
  }
  const wanted = { products: { indexSettings } }

  it("is needed by a missing, an empty and a differently set up index, and by no other", async () => {
    const provider = connectTo({ settings: wanted })
    expect(await provider.needsAll!()).toBe(true)
    await provider.replaceAll!(batches())
    expect(await provider.needsAll!()).toBe(true)
    await provider.index([product("prod_1", "Cup")])
    expect(await provider.needsAll!()).toBe(false)
    const changed = {
      products: { indexSettings: { ...indexSettings, searchableAttributes: ["description"] } },
    }
    expect(await connectTo({ settings: changed }).needsAll!()).toBe(true)
    expect(await connectTo({ settings: wanted, rebuildAtStartup: true }).needsAll!()).toBe(true)
  })

  it("replaces the index at once and keeps rules of the dashboard", async () => {
    const provider = connectTo({ settings: wanted })
    await provider.index([product("prod_old", "Old cup")])
    service.indexes.get("products")!.rules = ["promote cups"]
    await provider.replaceAll!(
      (async function* () {
        yield [product("prod_1", "Cup")]
        expect(titles()).toEqual(["Old cup"])
        yield [product("prod_2", "Bowl")]
      })(),
    )
    expect(titles()).toEqual(["Cup", "Bowl"])
    expect([...service.indexes.keys()]).toEqual(["products"])
    expect(service.indexes.get("products")).toMatchObject({
      rules: ["promote cups"],
      settings: { searchableAttributes: ["title"], replicas: ["cheap"] },
    })
  })

  it("keeps the index when it fails", async () => {
    const provider = connectTo({ settings: wanted })
    await provider.index([product("prod_old", "Old cup")])
    const large = product("prod_1", "Cup", { description: "x".repeat(11_000) })
    await expect(provider.replaceAll!(batches([large]))).rejects.toThrow(/too big/)
    await expect.poll(() => [...service.indexes.keys()]).toEqual(["products"])
    expect(titles()).toEqual(["Old cup"])
  })

  it("ends when the response of the move is lost and a further attempt finds nothing to move", async () => {
    const provider = connectTo({ settings: wanted })
    await provider.replaceAll!(
      (async function* () {
        yield [product("prod_1", "Cup")]
        const fresh = [...service.indexes.keys()].find((name) => name.includes("_rebuild_"))
        service.failNext({ path: `/1/indexes/${fresh}/operation`, delayMs: 700, after: true })
      })(),
    )
    expect(titles()).toEqual(["Cup"])
  })

  it("deletes what a rebuild left a day ago, and nothing of one that runs", async () => {
    const provider = connectTo({ settings: wanted })
    await provider.index([product("prod_1", "Cup")])
    const of = (age: number) => ({
      ...service.indexes.get("products")!,
      updatedAt: new Date(Date.now() - age).toISOString(),
    })
    const indexes = service.indexes as Map<string, ReturnType<typeof of>>
    indexes.set("products_rebuild_old", of(25 * 3_600_000)).set("products_rebuild_new", of(0))
    await provider.replaceAll!(batches([product("prod_1", "Cup")]))
    expect([...indexes.keys()].toSorted()).toEqual(["products", "products_rebuild_new"])
  })
})

describe("an Algolia that fails", () => {
  it("is asked at its next host when one is down, hangs up or is slow", async () => {
    for (const failure of [{ status: 503, body: {} }, { hangUp: true as const }, { delayMs: 800 }]) {
      service.failNext(failure)
      const provider = connectTo()
      await provider.index([product("prod_1", "Cup")])
      expect((await find(provider, { text: "cup" })).hits).toHaveLength(1)
    }
  })

  it("is asked again after the pause that it asks for", async () => {
    service.failNext({
      status: 429,
      headers: { "retry-after": "1" },
      body: { message: "slow down", status: 429 },
    })
    const started = Date.now()
    await connectTo().index([product("prod_1", "Cup")])
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000)
    expect(titles()).toEqual(["Cup"])
  })

  it("rejects a wrong key at once, and no error contains the key", async () => {
    const thrown: unknown = await connectTo({ adminApiKey: "wrong-key" })
      .index([product("prod_1", "Cup")])
      .catch((error: unknown) => error)
    expect(String(thrown)).toContain("Invalid Application-ID or API key")
    expect(JSON.stringify(thrown) + String(thrown)).not.toContain("wrong-key")
    expect(service.requests).toHaveLength(1)
  })

  it("does not hold a change forever", async () => {
    const slow = await startAlgolia({ taskMs: 3_000 })
    const provider = createProvider(
      readOptions({ applicationId, adminApiKey, hosts: [slow.url], taskTimeout: 100 }),
      log,
    )
    await expect(provider.index([product("prod_1", "Cup")])).rejects.toThrow(/did not finish task 1/)
    await slow.close()
  })
})

describe("options", () => {
  it("name what is missing, and accept the names of early versions", () => {
    expect(() => readOptions({ applicationId })).toThrow(/adminApiKey/)
    expect(readOptions({ application_id: "A", admin_api_key: "B" })).toMatchObject({
      applicationId: "A",
      adminApiKey: "B",
    })
  })
})
