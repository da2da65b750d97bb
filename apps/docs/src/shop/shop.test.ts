import { PGlite } from "@electric-sql/pglite"
import { afterEach, beforeAll, expect, it } from "vitest"
import { readExamples } from "../reference/api/examples.ts"
import type { Sql } from "./change-log.ts"
import { fillRequest } from "./fill/fill-request.ts"
import { memoryJournal, type Journal } from "./journal.ts"
import { readSample } from "../samples/read-sample.ts"
import { commandsIn, shopRequestOf } from "./samples/parse-curl.ts"
import { commandsAlone } from "./samples/runnable.ts"
import type { Outcome } from "./messages.ts"
import { noInitdb } from "./no-initdb.ts"
import { openShop, type Shop } from "./shop.ts"
import { fullShop } from "./testing/shop-data.ts"

const documented = Object.fromEntries(readExamples())
const opened: PGlite[] = []
let data: Blob

beforeAll(async () => {
  data = await fullShop()
})
afterEach(async () => {
  for (const database of opened.splice(0)) if (!database.closed) await database.close()
})

/** A page: its own shop, and a journal that pages share. */
function page(journal: Journal): Shop {
  const openDatabase = async () => {
    const database = await PGlite.create({ loadDataDir: data, initdbWasmModule: noInitdb })
    opened.push(database)
    return database
  }
  return openShop({ openDatabase, journal, alone: (work) => work() })
}

const ask = (shop: Shop, method: string, path: string, body?: object): Promise<Outcome> =>
  shop.run({ method, path, caller: "admin", body: body ? JSON.stringify(body) : "" })

const titles = async (shop: Shop): Promise<string[]> => {
  const { answer } = await ask(shop, "GET", "/admin/collections?limit=50")
  return (JSON.parse(answer.body) as { collections: { title: string }[] }).collections.map(
    ({ title }) => title,
  )
}

/** Every row of every table, and every counter. */
async function contentOf(shop: Shop): Promise<string[]> {
  return shop.quietly(async ({ db }) => {
    const { rows } = await db.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    )
    const lines: string[] = []
    for (const { name } of rows) lines.push(...(await rowsOf(db, name)))
    const counters = await db.query(
      "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
    )
    return [...lines, JSON.stringify(counters.rows, (_, value: unknown) => String(value) && value)]
  })
}

async function rowsOf(db: Sql, table: string): Promise<string[]> {
  const { rows } = await db.query<{ row: string }>(
    `select t::text as row from public."${table}" t order by t::text`,
  )
  return rows.map(({ row }) => `${table} ${row}`)
}

it("is the same in the next page, row by row, whatever was done", async () => {
  const journal = memoryJournal()
  const first = page(journal)
  for (const key of [
    "store.PostCartsCartComplete",
    "admin.PostOrdersOrderClaims",
    "admin.DeleteProductsProduct",
  ])
    await first.quietly((inside) => fillRequest(inside, key, documented))
  const { rows } = await ask(first, "POST", "/admin/collections", { title: "Winter" })
  expect(rows).toMatchObject([{ table: "product_collection", kind: "insert", after: { title: "Winter" } }])
  const next = page(journal)
  expect(await contentOf(next)).toEqual(await contentOf(first))
})

it("tells JSON's null from SQL's in the next page", async () => {
  const journal = memoryJournal()
  const first = page(journal)
  await first.quietly(({ db }) =>
    db.exec(`update store set metadata = 'null'; update "user" set metadata = null`),
  )
  const next = page(journal)
  const metadata = (shop: Shop) =>
    shop.quietly(async ({ db }) => (await db.query("select metadata::text from store")).rows)
  expect(await metadata(next)).toEqual([{ metadata: "null" }])
  expect(await contentOf(next)).toEqual(await contentOf(first))
})

it("keeps pages together that are open at the same time, also when one resets", async () => {
  const journal = memoryJournal()
  const [one, other] = [page(journal), page(journal)]
  await ask(one, "POST", "/admin/collections", { title: "Of one" })
  await ask(other, "POST", "/admin/collections", { title: "Of the other" })
  expect(await titles(one)).toEqual(expect.arrayContaining(["Of one", "Of the other"]))
  await other.reset()
  expect(await titles(one)).not.toContain("Of one")
  await ask(one, "POST", "/admin/collections", { title: "Once more" })
  expect(await titles(other)).toContain("Once more")
})

it.each(commandsAlone)("answers the command %s", async (name) => {
  const [file, region] = name.split("#")
  const { code } = readSample(new URL("../../../../samples/", import.meta.url), file!, region)
  const [command] = commandsIn(code)
  const { answer } = await page(memoryJournal()).run(shopRequestOf(command!))
  expect(answer.status).toBe(200)
})

it("reports no changes of a rejected request", async () => {
  const shop = page(memoryJournal())
  const refused = await ask(shop, "POST", "/admin/collections", { title: 7 })
  expect(refused).toMatchObject({ answer: { status: 400 }, rows: [], events: [], later: [] })
})

it("signs in again when its user has another password", async () => {
  const shop = page(memoryJournal())
  await ask(shop, "GET", "/admin/auth")
  await shop.quietly(({ db }) => db.exec(`update "user" set updated_at = now()`))
  expect((await ask(shop, "GET", "/admin/auth")).answer.status).toBe(200)
})
