import { contractOf } from "@stheno/server/contracts"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { sql, type SearchHit, type SearchProvider, type Shop } from "@stheno/core"
import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createProvider } from "./src/create-provider.ts"
import checkSearch from "./src/loaders/check-search.ts"
import { readOptions } from "./src/options.ts"

let database: TestDatabase
let shop: Shop
beforeAll(async () => {
  database = await createTestDatabase()
  const file = path.join(import.meta.dirname, "src/migrations/0001-product-search.sql")
  const [up] = fs.readFileSync(file, "utf8").split("-- down")
  for (const statement of up!.split(";").filter((each) => each.trim()))
    await sql.raw(statement).execute(database.db)
  const { db } = database
  const transaction: Shop["transaction"] = (work) =>
    db.transaction().execute((inner) => work({ ...shop, db: inner }))
  shop = { db, transaction } as unknown as Shop
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`delete from product_search_build`.execute(database.db)
})

const connectTo = (options: object = {}): SearchProvider => createProvider(readOptions(options), () => shop)

const product = (id: string, title: string, more: object = {}): SearchHit => ({ id, title, ...more })

const find = (provider: SearchProvider, query: Partial<Parameters<SearchProvider["search"]>[0]>) =>
  provider.search({ text: "", offset: undefined, limit: undefined, filter: undefined, ...query })

const idsOf = async (provider: SearchProvider, text: string) =>
  (await find(provider, { text })).hits.map(({ id }) => id)

async function* batches(...all: readonly SearchHit[][]): AsyncGenerator<SearchHit[]> {
  yield* all
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db)
  return rows[0]!.count
}

describe("the contract of search providers", () => {
  for (const { name, run } of contractOf("search").checks)
    it(name, () =>
      run({ provider: connectTo({ languages: "english" }), filterByType: (type) => ({ type_value: type }) }),
    )
})

const shirt = product("prod_shirt", "Meadow shirt", {
  handle: "meadow-shirt",
  description: "A glazed cup is not included.",
  type: { value: "Shirt" },
  tags: [{ value: "organic" }],
  collection: { title: "Spring", handle: "spring" },
  options: [
    { id: "opt_size", title: "Size" },
    { id: "opt_color", title: "Color" },
  ],
  variants: [
    {
      title: "Large blue",
      sku: "ABC-123-XL",
      options: [
        { option_id: "opt_size", value: "L" },
        { option_id: "opt_color", value: "Ultramarine" },
      ],
    },
  ],
})

describe("a search", () => {
  it("looks into titles, SKUs, options, tags, types, collections and descriptions", async () => {
    const provider = connectTo()
    await provider.index([shirt, product("prod_cup", "Cup")])
    const words = ["meadow", "abc-123-xl", "abc123", "ultramarine", "organic", "spring", "large", "glazed"]
    for (const word of words) expect([word, await idsOf(provider, word)]).toEqual([word, ["prod_shirt"]])
    expect(await idsOf(provider, "meadow organic spring")).toEqual(["prod_shirt"])
    expect(await idsOf(provider, "meadow cup spring plate")).toEqual([])
  })

  it("ranks titles above descriptions, and exact titles first", async () => {
    const provider = connectTo()
    const titles = ["Cup", "Red cup", "Cup cup cup holder"].map((title, n) => product(`prod_${n}`, title))
    await provider.index([shirt, ...titles.toReversed()])
    const found = await idsOf(provider, "cup")
    expect([found[0], found.at(-1)]).toEqual(["prod_0", "prod_shirt"])
    const equal = connectTo({ weights: { A: 0.1, D: 1 } })
    expect((await idsOf(equal, "cup"))[1]).toBe("prod_shirt")
  })

  it("finds beginnings of the last word, and of no other", async () => {
    const provider = connectTo()
    await provider.index([shirt])
    expect(await idsOf(provider, "meadow shi")).toEqual(["prod_shirt"])
    expect(await idsOf(provider, "mead shirt")).toEqual([])
  })

  it("finds inflected words of the languages, and ignores their stop words", async () => {
    const products = [product("prod_1", "Running shoes"), product("prod_2", "Häuser aus Holz")]
    const plain = connectTo({ typos: false })
    await plain.index(products)
    expect(await idsOf(plain, "shoe runs")).toEqual([])
    const provider = connectTo({ languages: ["english", "german"] })
    await provider.index(products)
    expect(await idsOf(provider, "shoe runs")).toEqual(["prod_1"])
    expect(await idsOf(provider, "runni")).toEqual(["prod_1"])
    expect(await idsOf(provider, "haus")).toEqual(["prod_2"])
    const english = connectTo({ languages: "english" })
    await english.index([product("prod_3", "Who the band")])
    expect(await idsOf(english, "the shoes")).toEqual(["prod_1"])
    expect(await idsOf(english, "the")).toEqual(["prod_3"])
  })

  it("ignores accents in both directions", async () => {
    const provider = connectTo()
    await provider.index([product("prod_1", "Crème brûlée"), product("prod_2", "Creme Straße")])
    expect((await idsOf(provider, "crème")).toSorted()).toEqual(["prod_1", "prod_2"])
    expect(await idsOf(provider, "strasse")).toEqual(["prod_2"])
  })

  it("finds long words and long texts of characters that UTF-16 has in two parts", async () => {
    const provider = connectTo()
    const long = `a${"\u{10330}".repeat(40)}`
    const text = `bcd ${"\u{20BB7}".repeat(30_000)}`
    await provider.index([product("prod_1", `Tea ${long} t-${long}`, { description: text })])
    expect(await idsOf(provider, "tea")).toEqual(["prod_1"])
    expect(await idsOf(provider, long)).toEqual(["prod_1"])
  })

  it("returns a page, and how many there are", async () => {
    const provider = connectTo()
    await provider.index(["Cup c", "Cup a", "Cup b"].map((title, n) => product(`prod_${n}`, title)))
    expect(await find(provider, { text: "cup", offset: 1, limit: 1 })).toMatchObject({
      hits: [{ title: "Cup b" }],
      count: 3,
      offset: 1,
      limit: 1,
    })
    expect(await find(provider, { text: "cup", offset: 9 })).toMatchObject({ hits: [], count: 3 })
    expect(await find(provider, { limit: 1e9, offset: -1.5 })).toMatchObject({ limit: 1_000, offset: 0 })
    expect((await find(provider, {})).hits.map(({ title }) => title)).toEqual(["Cup a", "Cup b", "Cup c"])
    expect(await find(provider, { text: "!?" })).toMatchObject({ hits: [], count: 0 })
  })

  it("returns products as the other search plugins do, limited to the fields of the options", async () => {
    await connectTo().index([{ ...shirt, sales_channels: [{ id: "sc_web" }] }])
    const [hit] = (await find(connectTo(), { text: "meadow" })).hits
    expect(hit).toMatchObject({
      ...shirt,
      type_value: "Shirt",
      tags_value: ["organic"],
      collection_title: "Spring",
      variant_sku: ["ABC-123-XL"],
      variant_options_value: ["L", "Ultramarine"],
    })
    expect(hit).not.toHaveProperty("sales_channels")
    const narrow = connectTo({ displayedAttributes: ["title", "type_value"] })
    expect((await find(narrow, { text: "meadow" })).hits).toEqual([
      { id: "prod_shirt", title: "Meadow shirt", type_value: "Shirt" },
    ])
  })

  it("is limited to the sales channels of the request, whatever the filter says", async () => {
    const provider = connectTo()
    const [web, fair] = ["sc_web", "sc_fair"].map((id) => ({ sales_channels: [{ id }], handle: id }))
    await provider.index([product("prod_1", "Web cup", web), product("prod_2", "Fair cup", fair)])
    const ids = async (salesChannelIds: string[] | undefined, filter?: object) => {
      const { hits, count: all } = await find(provider, { text: "cup", salesChannelIds, filter })
      expect(all).toBe(hits.length)
      return hits.map(({ id }) => id).toSorted()
    }
    expect(await ids(["sc_web"])).toEqual(["prod_1"])
    expect(await ids(["sc_web", "sc_fair"])).toEqual(["prod_1", "prod_2"])
    expect(await ids(undefined)).toEqual(["prod_1", "prod_2"])
    expect(await ids([])).toEqual([])
    expect(await ids(["sc_web"], { handle: "sc_fair" })).toEqual([])
    expect(await ids(["sc_fair"], { handle: "sc_fair" })).toEqual(["prod_2"])
  })

  it("takes filters by values, and rejects others with 400", async () => {
    const provider = connectTo()
    await provider.index([shirt, product("prod_cup", "Cup", { type: { value: "Mug" } })])
    const ids = async (filter: unknown) => (await find(provider, { filter })).hits.map(({ id }) => id)
    expect(await ids({ type_value: "Mug" })).toEqual(["prod_cup"])
    expect(await ids({ type_value: ["Mug", "Shirt"] })).toEqual(["prod_cup", "prod_shirt"])
    expect(await ids({ type_value: "Shirt", "options.Size": ["M", "L"] })).toEqual(["prod_shirt"])
    expect(await ids({ "options.Size": "Ultramarine" })).toEqual([])
    expect(await ids({ type_value: "a\u0000\uD800'" })).toEqual([])
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`options.${n}`, "a"]))
    for (const filter of ["type_value = 1", 5, [], { title: "Cup" }, { type_value: 5 }, { handle: [] }, many])
      await expect(ids(filter)).rejects.toMatchObject({ type: "invalid_data" })
  })
})

describe("a misspelled search", () => {
  const products = [shirt, product("prod_vase", "Porcelain vase"), product("prod_jug", "Ceramic jug")]
  const build = async (options: object = {}) => {
    const provider = connectTo(options)
    await provider.replaceAll!(batches(products))
    return provider
  }

  it("finds what was probably meant, and says which words", async () => {
    const provider = await build()
    for (const text of [
      "porcelian",
      "porcelin",
      "procelain vase",
      "vsae",
      "vaze",
      "porcelain vsae",
      "porclai",
    ])
      expect([text, await idsOf(provider, text)]).toEqual([text, ["prod_vase"]])
    expect(await find(provider, { text: "porcelian vase" })).toMatchObject({
      corrections: { porcelian: ["porcelain"] },
      count: 1,
    })
    expect(await find(provider, { text: "porcelain vase" })).not.toHaveProperty("corrections")
  })

  it("names no word that only products of other sales channels have", async () => {
    const provider = connectTo()
    const of = (id: string) => ({ sales_channels: [{ id }] })
    const cups = product("prod_1", "Tall cups", of("sc_web"))
    await provider.replaceAll!(batches([cups, product("prod_2", "Tall cupz", of("sc_fair"))]))
    const corrections = async (salesChannelIds: string[] | undefined) =>
      (await find(provider, { text: "cupq tall", salesChannelIds })).corrections
    expect(await corrections(["sc_web"])).toEqual({ cupq: ["cups"] })
    expect(await corrections(["sc_fair"])).toEqual({ cupq: ["cupz"] })
    expect(await corrections(undefined)).toEqual({ cupq: ["cups", "cupz"] })
  })

  it("does not correct short words, numbers, and words that resemble none", async () => {
    const provider = await build()
    for (const text of ["jgu", "abc-124", "constructor", "porcelain qqqqqq", "pxrcylxin"])
      expect([text, await idsOf(provider, text)]).toEqual([text, []])
    expect(await idsOf(await build({ typos: { one: 3 } }), "jgu")).toEqual(["prod_jug"])
    expect(await idsOf(await build({ typos: false }), "porcelian")).toEqual([])
  })

  it("is not corrected without pg_trgm, and all other searches work", async () => {
    await sql`drop extension pg_trgm cascade`.execute(database.db)
    try {
      const provider = await build()
      expect(await idsOf(provider, "porcelian")).toEqual([])
      expect(await idsOf(provider, "porcel")).toEqual(["prod_vase"])
    } finally {
      await sql`create extension pg_trgm`.execute(database.db)
    }
    expect(await idsOf(await build(), "porcelian")).toEqual(["prod_vase"])
  })
})

describe("a rebuild", () => {
  it("is needed without an index, after changed options, and when products are missing", async () => {
    expect(await connectTo().needsAll!()).toBe(true)
    await connectTo().replaceAll!(batches())
    expect(await connectTo().needsAll!()).toBe(false)
    expect(await connectTo({ weights: { A: 0.5 } }).needsAll!()).toBe(false)
    expect(await connectTo({ languages: "german" }).needsAll!()).toBe(true)
    expect(await connectTo({ fields: { description: false } }).needsAll!()).toBe(true)
    expect(await connectTo({ rebuildAtStartup: true }).needsAll!()).toBe(true)
    await connectTo().index([product("prod_unknown", "Cup")])
    expect(await connectTo().needsAll!()).toBe(true)
  })

  it("replaces the index at once and leaves nothing behind", async () => {
    const provider = connectTo()
    await provider.index([product("prod_old", "Old cup")])
    await provider.replaceAll!(
      (async function* () {
        yield [product("prod_1", "New cup")]
        expect(await idsOf(provider, "cup")).toEqual(["prod_old"])
        yield [product("prod_2", "New cup")]
      })(),
    )
    expect(await idsOf(provider, "cup")).toEqual(["prod_1", "prod_2"])
    expect([await count("product_search_build"), await count("product_search_document")]).toEqual([1, 2])
    expect(await count("product_search_word")).toBe(2)
  })

  it("keeps the index when it fails", async () => {
    const provider = connectTo()
    await provider.index([product("prod_old", "Old cup")])
    const failing = (async function* () {
      yield [product("prod_1", "New cup")]
      throw new Error("The products could not be read.")
    })()
    await expect(provider.replaceAll!(failing)).rejects.toThrow("could not be read")
    expect(await idsOf(provider, "cup")).toEqual(["prod_old"])
    expect(await count("product_search_build")).toBe(1)
  })

  it("can run twice at the same time, while products change", async () => {
    const provider = connectTo()
    const all = [product("prod_1", "Cup one"), product("prod_2", "Cup two")]
    await Promise.all([
      provider.replaceAll!(batches(all)),
      provider.replaceAll!(batches(all)),
      ...Array.from({ length: 5 }, () => provider.index([...all].toReversed())),
    ])
    expect(await idsOf(provider, "cup")).toEqual(["prod_1", "prod_2"])
    expect(await count("product_search_build")).toBe(1)
  })
})

describe("options", () => {
  it("name what is wrong", () => {
    expect(() => readOptions({ fields: { title: "E" } })).toThrow(/title/)
    expect(() => readOptions({ weights: { A: 2 } })).toThrow(/weights/)
    expect(readOptions({ languages: "german", fields: { tags: false } })).toMatchObject({
      languages: ["german"],
      fields: { tags: false, title: "A" },
      typos: { one: 4, two: 8 },
    })
  })
})

describe("the check at startup", () => {
  const check = async (pluginOptions: object) => {
    const warnings: string[] = []
    const log = { warn: (_: object, message: string) => warnings.push(message) }
    await checkSearch.run({ ...shop, log, pluginOptions } as unknown as Parameters<typeof checkSearch.run>[0])
    return warnings
  }

  it("rejects a language that PostgreSQL does not have", async () => {
    expect(await check({ languages: ["english", "german"] })).toEqual([])
    await expect(check({ languages: ["klingon"] })).rejects.toThrow(/klingon\. Use .*german/)
  })

  it("says what to run if pg_trgm is missing, unless typos are not corrected", async () => {
    await sql`drop extension pg_trgm cascade`.execute(database.db)
    try {
      expect(await check({})).toEqual([expect.stringContaining("CREATE EXTENSION pg_trgm")])
      expect(await check({ typos: false })).toEqual([])
    } finally {
      await sql`create extension pg_trgm`.execute(database.db)
    }
  })
})
