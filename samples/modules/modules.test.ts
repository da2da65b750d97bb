import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { inspect } from "node:util"
import type { SharedContext } from "@stheno/core/product"
import type { Database } from "@stheno/core"
import { sql, type ControlledTransaction } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { openModuleDatabase } from "@stheno/server/modules"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { expectRecorded } from "../expect-recorded.ts"
import { moduleMethods } from "./methods.ts"

const folder = import.meta.dirname
const sources = join(folder, "../../packages/core/src/modules")
const modules = Object.entries(moduleMethods)

const factories: Readonly<Record<string, () => Promise<object>>> = {
  product: async () =>
    (await import("@stheno/core/product")).createProductModule(none),
  pricing: async () =>
    (await import("@stheno/core/pricing")).createPricingModule(none),
  inventory: async () =>
    (await import("@stheno/core/inventory")).createInventoryModule(none),
  "stock-location": async () =>
    (await import("@stheno/core/stock-location")).createStockLocationModule(none),
  cache: async () => (await import("@stheno/core/cache")).createCacheModule(),
  "event-bus": async () =>
    (await import("@stheno/core/event-bus")).createEventBusModule(),
}

/** Whose methods are only looked at needs no database. */
const none = { db: undefined as never }

const texts = readdirSync(sources)
  .filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(sources, name), "utf8") }))

/** The docstrings of a method, in the files of its module. */
function docstringsOf(module: string, method: string): string[] {
  return texts
    .filter(({ name }) => name === `${module}.ts` || name.startsWith(`${module}-`))
    .flatMap(({ text }) => [
      ...text.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\n\s*readonly (\w+) = /g),
    ])
    .filter(([, , name]) => name === method)
    .map(([, text]) => text!)
}

describe.each(modules)("module %s", (module, methods) => {
  it("has every method of v1", async () => {
    const made = await factories[module]!()
    const missing = methods.filter(
      (name) => typeof Reflect.get(made, name) !== "function",
    )
    expect(missing).toEqual([])
  })

  it("describes every method, with its parameters and since when", () => {
    const poor = methods.filter((name) => {
      const found = docstringsOf(module, name)
      return found.length !== 1 || !found[0]!.includes("@since 0.1.0")
    })
    expect(poor).toEqual([])
  })

  it("has a sample for every method, and no other", () => {
    const samples = readdirSync(join(folder, module)).map((name) =>
      name.replace(/\.ts$/, ""),
    )
    expect(samples.toSorted()).toEqual([...methods].toSorted())
  })
})

/** What the samples of a module begin with; the others keep everything in memory. */
const fixtures: Readonly<Record<string, string>> = {
  product: "./catalog.ts",
  pricing: "./prices.ts",
  inventory: "./stock.ts",
  "stock-location": "./stock.ts",
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 2 })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => database.drop())

// Each sample runs, takes back what it did, and has to print what is written down.
describe.each(modules)("samples of %s", (module, methods) => {
  const fixture = fixtures[module]
  let db: ControlledTransaction<Database>
  beforeAll(async () => {
    vi.resetModules()
    db = await database.db.startTransaction().execute()
    const transaction = <T>(work: (shared: SharedContext) => Promise<T>) =>
      work({ transactionManager: db })
    vi.doMock("./database.ts", () => ({ database: { db, transaction } }))
    if (fixture) await import(/* @vite-ignore */ join(folder, fixture))
  })
  afterAll(() => db.rollback().execute())

  it.each(methods)("%s", async (method) => {
    if (!fixture) vi.resetModules()
    const before = await db.savepoint("before").execute()
    const lines: string[] = []
    vi.spyOn(console, "log").mockImplementation((...values) => {
      lines.push(values.map(printed).join(" "))
    })
    await import(/* @vite-ignore */ join(folder, module, `${method}.ts`))
    await before.rollbackToSavepoint("before").execute()
    expectRecorded(`modules/${module}/${method}.txt`, stable(lines.join("\n")))
  })
})

describe("the files of the guide to modules", () => {
  it("rain-coat.ts prints the handle and the number of variants", async () => {
    const expected = "rain-coat 2"
    vi.resetModules()
    const db = await database.db.startTransaction().execute()
    const transaction = <T>(work: (shared: SharedContext) => Promise<T>) =>
      work({ transactionManager: db })
    const close = vi.fn(() => Promise.resolve())
    vi.doMock("./database.ts", () => ({ database: { db, transaction, close } }))
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined)
    await import("./rain-coat.ts")
    await db.rollback().execute()
    const printed = log.mock.calls.map((values) => values.map(String).join(" "))
    expect([printed, close.mock.calls]).toEqual([[expected], [[]]])
    expectRecorded("modules/rain-coat.txt", expected)
  })

  it("stored-events.ts delivers the events of the outbox", async () => {
    const own = await createTestDatabase()
    const opened = await openModuleDatabase({ url: own.url, max: 4 })
    vi.resetModules()
    vi.doMock("./database.ts", () => ({ database: opened }))
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined)
    await import("./stored-events.ts")
    const lines = log.mock.calls.map((values) => values.map(printed).join(" "))
    expectRecorded("modules/stored-events.txt", lines.join("\n"))
    await expect(sql`select 1`.execute(opened.db)).rejects.toThrow()
    await own.drop()
  })

  it("scarf.ts can run again after stock.ts, and keeps nothing when a call fails", async () => {
    const own = await createTestDatabase()
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined)
    const run = async (file: string) => {
      vi.resetModules()
      const opened = await openModuleDatabase({ url: own.url, max: 2 })
      vi.doMock("./database.ts", () => ({ database: opened }))
      await import(/* @vite-ignore */ join(folder, file)).catch(
        async (error: unknown) => {
          await opened.close()
          throw error
        },
      )
      return opened
    }
    const kept = async () => {
      const { rows } =
        await sql`select (select count(*)::int from inventory_item) as items,
        (select count(*)::int from stock_location) as locations`.execute(own.db)
      return rows
    }
    await (await run("stock.ts")).close()
    for (const _ of [1, 2]) {
      const { db } = await run("scarf.ts")
      await expect(sql`select 1`.execute(db)).rejects.toThrow()
    }
    expect(log.mock.calls).toEqual([[5], [5]])
    expect(await kept()).toEqual([{ items: 3, locations: 3 }])
    expectRecorded("modules/scarf.txt", "5")
    // `not valid`, because there are such levels already.
    await sql`alter table inventory_level add constraint never_five
      check (stocked_quantity <> 5) not valid`.execute(own.db)
    await expect(run("scarf.ts")).rejects.toThrow("a rule of inventory_level")
    expect(await kept()).toEqual([{ items: 3, locations: 3 }])
    await own.drop()
  })
})

describe("the product module in another program", () => {
  it("answers the requests of a route in Next.js", async () => {
    vi.resetModules()
    const db = await database.db.startTransaction().execute()
    const transaction = <T>(work: (shared: SharedContext) => Promise<T>) =>
      work({ transactionManager: db })
    vi.doMock("./database.ts", () => ({ database: { db, transaction } }))
    await import("./catalog.ts")
    const { GET } = await import("./nextjs-route.ts")
    const ask = async (query: string) => {
      const response = await GET(new Request(`http://localhost/products${query}`))
      return JSON.stringify(await response.json(), null, 2)
    }
    const [one, none] = [await ask("?handle=wool-hat"), await ask("?handle=scarf")]
    const all = await ask("")
    await db.rollback().execute()
    expect(all).toBe(one)
    expect(JSON.parse(none)).toEqual({ products: [] })
    expectRecorded("modules/nextjs-route.txt", one)
  })
})

function printed(value: unknown): string {
  return typeof value === "string"
    ? value
    : inspect(value, { depth: 9, breakLength: 80 })
}

/** Ids differ from run to run; everything else must not. */
function stable(text: string): string {
  return text.replace(/\b([a-z_-]+)_01[0-9A-Z]{24}\b/g, "$1_01J9Z…")
}
