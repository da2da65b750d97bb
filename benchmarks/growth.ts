/**
 * Does an operation get slower as the shop grows? Measures every reading operation twice, in a shop and in one ten
 * times as large, with pages of the same size. Answers that are larger in the larger shop are told of apart:
 *   npm run benchmark -- --growth [--products 1000] [--orders 2000]
 *   npm run benchmark -- --growth --database postgres://…    one store that exists and was filled before
 */
import { createApp, createEngine, insertDefaults, migrate } from "@stheno/core/host"
import { sql } from "kysely"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathParameters } from "../checks/filled-demo-shop.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { createUser } from "@stheno/core/internal/commerce/people/users/create-user.ts"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"
import { surroundings } from "./data-around.ts"
import { fillDatabase, type DataSize } from "./data.ts"
import { growthParameters, growthQueries } from "./growth-parameters.ts"

const credentials = { email: "admin@example.com", password: "supersecret" }
const calls = 25

/** An operation with a page of a fifth more bytes gives out more, and may take longer. */
const samePage = 1.2

/** So many times slower, and so many milliseconds, is slower. */
const slower = { factor: 1.5, milliseconds: 0.5 }

interface Reading {
  /** milliseconds */
  readonly median: number
  /** characters of the answer */
  readonly length: number
}

/** By operation, where the shop has a row to ask for. */
type Readings = ReadonlyMap<string, Reading>

/**
 * Prints every reading operation with its median in both shops, the one that grows most first.
 * @param database URL of a database that is measured instead, the slowest operation first
 */
export async function reportGrowth(size: DataSize, database?: string): Promise<void> {
  if (database) return reportStore(database)
  const large = { products: size.products * 10, orders: size.orders * 10 }
  const [before, after] = [await measureShop(size), await measureShop(large)]
  const rows = [...before].flatMap(([path, small]) => {
    const big = after.get(path)
    if (!big) return []
    return [{ path, small, big, factor: big.median / small.median, page: big.length / small.length }]
  })
  rows.sort((a, b) => b.factor - a.factor)
  for (const { path, small, big, factor, page } of rows) {
    const times = `${small.median.toFixed(1).padStart(8)} ms ${big.median.toFixed(1).padStart(8)} ms`
    const larger = page > samePage ? `   its answer x ${page.toFixed(1)}` : ""
    console.log(`${path.padEnd(58)}${times}   x ${factor.toFixed(1)}${larger}`)
  }
  const growing = rows.filter(
    ({ small, big, factor, page }) =>
      page <= samePage && factor > slower.factor && big.median - small.median > slower.milliseconds,
  )
  const silent = operations.filter(({ method, path }) => method === "GET" && !after.has(path))
  const listOf = (list: readonly { path: string }[]) => list.map(({ path }) => path).join(", ") || "none"
  console.log(`${rows.length} operations; nothing to ask for: ${listOf(silent)}`)
  console.log(`slower although their page is the same: ${listOf(growing)}`)
}

async function reportStore(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1 })
  try {
    const readings = [...(await measureReads(await askerOf(db), db))]
    readings.sort(([, a], [, b]) => b.median - a.median)
    for (const [path, { median, length }] of readings)
      console.log(
        `${path.padEnd(58)}${median.toFixed(1).padStart(8)} ms ${(length / 1024).toFixed(0).padStart(6)} kB`,
      )
  } finally {
    await close()
  }
}

async function measureShop(size: DataSize): Promise<Readings> {
  const work = mkdtempSync(join(tmpdir(), "stheno-bench-"))
  const postgres = await startEmbeddedPostgres({ dataDir: join(work, "postgres"), fsync: false })
  const { db, close } = openDatabase({ url: postgres.url })
  try {
    await migrate(db)
    await insertDefaults(db)
    await fillDatabase(db, size)
    for (const statement of surroundings(size)) await sql.raw(statement).execute(db)
    const ask = await askerOf(db)
    for (const statement of ownRows) await sql.raw(statement).execute(db)
    await sql`vacuum analyze`.execute(db)
    return await measureReads(ask, db)
  } finally {
    await close()
    await postgres.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

type Database = ReturnType<typeof openDatabase>["db"]
type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Sends requests to a database's own server, which has a user and a customer with the same credentials. */
async function askerOf(db: Database): Promise<Ask> {
  const engine = createEngine({ db, config: { loginAttemptsPerMinute: 0, searchesAtOnce: 0 } })
  const app = createApp(engine)
  const ask: Ask = async (path, init = {}) => app.fetch(new Request(`http://localhost:9000${path}`, init))
  const known = await sql`select from "user" where email = ${credentials.email}`.execute(db)
  if (known.rows.length === 0) await createUser({ db, engine }, { ...credentials, role: "admin" })
  const customer = await sql`select from customer where email = ${credentials.email}`.execute(db)
  if (customer.rows.length === 0)
    await post(ask, "/store/customers", { ...credentials, first_name: "A", last_name: "B" })
  return ask
}

/** What belongs to the two who ask. */
const ownRows = [
  `update "order" set customer_id = (select id from customer where has_account) where right(id, 1) = '3'`,
  `update batch_job set created_by = (select id from "user" where email = '${credentials.email}')`,
  `insert into analytics_config (id, user_id) select 'acfg_' || id, id from "user"`,
]

async function post(ask: Ask, path: string, body: object): Promise<{ access_token?: string }> {
  const headers = { "content-type": "application/json" }
  const answer = await ask(path, { method: "POST", headers, body: JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { access_token?: string }
}

async function measureReads(ask: Ask, db: Database): Promise<Readings> {
  const headersOf = async (path: string) => ({
    headers: { authorization: `Bearer ${(await post(ask, path, credentials)).access_token}` },
  })
  const admin = await headersOf("/admin/auth/token")
  const customer = await headersOf("/store/auth/token")
  const readings = new Map<string, Reading>()
  for (const { method, path, query } of operations) {
    const real = method === "GET" ? await realPath(db, path) : undefined
    if (!real) continue
    const isList = query !== undefined && "limit" in ((query as { shape?: object }).shape ?? {})
    const url = isList ? `${real}?limit=20` : real
    const call = async () => {
      const response = await ask(url, path.startsWith("/admin") ? admin : customer)
      return { status: response.status, length: (await response.text()).length }
    }
    const { status, length } = await call()
    if (status !== 200) console.log(`${url} answers ${status}`)
    else readings.set(path, { median: await median(call), length })
  }
  return readings
}

async function median(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < calls; n++) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(calls / 2)]!
}

/** The path with the ids of a row that is there, undefined when there is none. */
async function realPath(db: Database, path: string): Promise<string | undefined> {
  const query = growthParameters[path] ?? pathParameters[path]
  if (!query) return path.includes("{") ? undefined : path
  const { rows } = await sql.raw<Record<string, string>>(query).execute(db)
  const [row] = rows
  if (row && growthQueries[path]) return `${path}?${new URLSearchParams(row).toString()}`
  return row && path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(row[name]!))
}
