/**
 * Do searches and filters with few or no matches get slower as the store grows? Measures lists, searches and filters in
 * a store and in one a hundred times as large, warm and right after a write:
 *   npm run benchmark -- --matches [--products 1000] [--orders 1000] [--lines 3] [--times 100]
 *   npm run benchmark -- --matches --database postgres://…    one store that exists and was filled before
 *                                  [--only collection] those whose names contain a word
 */
import { createApp, createEngine, insertDefaults, migrate } from "@stheno/core/host"
import { sql } from "kysely"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createUser } from "@stheno/core/internal/commerce/people/users/create-user.ts"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"
import type { DataSize } from "./data.ts"
import { fillLargeDatabase } from "./large-data.ts"

const credentials = { email: "admin@example.com", password: "supersecret" }
const calls = { warm: 7, afterWrite: 3 }

/** Milliseconds of the fastest of several calls of a request, which other work of the machine disturbs least, and what it returned. */
interface Timing {
  readonly warm: number
  readonly afterWrite: number
  readonly count: string
  readonly kilobytes: number
}

type Timings = ReadonlyMap<string, Timing>

/** Requests by name. Each asks for what exists in a store of every size. */
const requests: Readonly<Record<string, string>> = {
  "store: newest": "/store/products?limit=50&region_id=reg_l",
  "store: offset 400": "/store/products?limit=50&offset=400&region_id=reg_l",
  "store: q, many matches": "/store/products?limit=50&q=shirt",
  "store: q, one match": "/store/products?limit=50&q=f899139df5e1",
  "store: q, SKU": "/store/products?limit=50&q=SKU-100-2",
  "store: q, no match": "/store/products?limit=50&q=qqqxx",
  "store: category": "/store/products?limit=50&category_id[]=pcat_7",
  "store: category of 20": "/store/products?limit=50&category_id[]=pcat_small",
  "store: collection": "/store/products?limit=50&collection_id[]=pcol_7",
  "store: collection of 20": "/store/products?limit=50&collection_id[]=pcol_small",
  "store: channel of 20": "/store/products?limit=50&sales_channel_id[]=sc_small",
  "store: tag of 20": "/store/products?limit=50&tags[]=ptag_small",
  "store: by title": "/store/products?limit=50&order=title",
  "store: by handle": "/store/products?handle=large-100",
  "store: product": "/store/products/prod_l100",
  "store: variants": "/store/variants?limit=50",
  "admin: products": "/admin/products?limit=20",
  "admin: products, q many": "/admin/products?limit=20&q=shirt",
  "admin: products, q SKU": "/admin/products?limit=20&q=SKU-100-2",
  "admin: products, q none": "/admin/products?limit=20&q=qqqxx",
  "admin: products, drafts": "/admin/products?limit=20&status[]=draft",
  "admin: products, rejected": "/admin/products?limit=20&status[]=rejected",
  "admin: products, category of 20": "/admin/products?limit=20&category_id[]=pcat_small",
  "admin: products, by title": "/admin/products?limit=20&order=title",
  "admin: variants, q SKU": "/admin/variants?limit=20&q=SKU-100-2",
  "admin: variants, q none": "/admin/variants?limit=20&q=qqqxx",
  "admin: orders": "/admin/orders?limit=20",
  "admin: orders, q email": "/admin/orders?limit=20&q=buyer77@example.com",
  "admin: orders, q name": "/admin/orders?limit=20&q=lund",
  "admin: orders, q number": "/admin/orders?limit=20&q=777",
  "admin: orders, q none": "/admin/orders?limit=20&q=qqqxx",
  "admin: orders, email": "/admin/orders?limit=20&email=buyer77@example.com",
  "admin: orders, canceled": "/admin/orders?limit=20&status[]=canceled",
  "admin: orders, not fulfilled": "/admin/orders?limit=20&fulfillment_status[]=not_fulfilled",
  "admin: orders, requires action": "/admin/orders?limit=20&payment_status[]=requires_action",
  "admin: orders of a customer": "/admin/orders?limit=20&customer_id=cus_l77",
  "admin: customers": "/admin/customers?limit=20",
  "admin: customers, q email": "/admin/customers?limit=20&q=buyer77@example.com",
  "admin: customers, q name": "/admin/customers?limit=20&q=lund",
  "admin: customers, q none": "/admin/customers?limit=20&q=qqqxx",
  "admin: inventory items": "/admin/inventory-items?limit=20",
  "admin: inventory items, q SKU": "/admin/inventory-items?limit=20&q=SKU-100-2",
  "admin: inventory items, q none": "/admin/inventory-items?limit=20&q=qqqxx",
  "admin: inventory items, low stock": "/admin/inventory-items?limit=20&available_quantity[lte]=5",
  "admin: products of a price list": "/admin/price-lists/pl_large/products?limit=20",
  "admin: products of a small price list": "/admin/price-lists/pl_small/products?limit=20",
  "admin: collections": "/admin/collections?limit=10",
  "admin: collection": "/admin/collections/pcol_7",
  "admin: price list": "/admin/price-lists/pl_large",
  "admin: shipping profile": "/admin/shipping-profiles/{profile}",
}

/** Which stores are measured, and with what. */
interface Comparison {
  /** of the small store */
  readonly size: DataSize
  /** how many times as large the other one is */
  readonly times: number
  /** URL of a database that is measured instead of both stores */
  readonly database?: string | undefined
  /** part of the names of the requests that are measured; empty for all */
  readonly only: string
}

/** Prints each request with its times in both stores. */
export async function reportMatches({ size, times, database, only }: Comparison): Promise<void> {
  if (database) return printTable(await measureDatabase(database, only))
  const small = await measureStore(size, only)
  const { products, orders } = size
  const large = await measureStore({ ...size, products: products * times, orders: orders * times }, only)
  printTable(small, large)
}

function printTable(first: Timings, second?: Timings): void {
  const ms = (value: number) => value.toFixed(1)
  for (const [name, one] of first) {
    const two = second?.get(name)
    const both = (pick: (timing: Timing) => number) =>
      [pick(one), ...(two ? [pick(two), pick(two) / pick(one)] : [])].map(ms)
    const cells = [name, ...both(({ warm }) => warm), ...both(({ afterWrite }) => afterWrite)]
    const last = two ?? one
    console.log(`| ${[...cells, last.count, last.kilobytes.toFixed(0)].join(" | ")} |`)
  }
}

async function measureStore(size: DataSize, only: string): Promise<Timings> {
  const work = mkdtempSync(join(tmpdir(), "stheno-bench-"))
  const postgres = await startEmbeddedPostgres({ dataDir: join(work, "postgres"), fsync: false })
  try {
    const { db, close } = openDatabase({ url: postgres.url })
    await migrate(db)
    await insertDefaults(db)
    await fillLargeDatabase(db, size)
    await close()
    return await measureDatabase(postgres.url, only)
  } finally {
    await postgres.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

async function measureDatabase(url: string, only: string): Promise<Timings> {
  const { db, close } = openDatabase({ url, max: 1 })
  try {
    const engine = createEngine({ db, config: { loginAttemptsPerMinute: 0, searchesAtOnce: 0 } })
    await createUser({ db, engine }, { ...credentials, role: "admin" }).catch(() => undefined)
    const app = createApp(engine)
    const headers = { authorization: `Bearer ${await tokenOf(app)}` }
    const { rows } = await sql<{
      id: string
    }>`select id from shipping_profile where type = 'default'`.execute(db)
    const timings = new Map<string, Timing>()
    for (const [name, path] of Object.entries(requests)) {
      if (!name.includes(only)) continue
      const real = new Request(`http://localhost:9000${path.replace("{profile}", rows[0]!.id)}`, { headers })
      timings.set(name, await timingOf(db, async () => app.fetch(real.clone())))
    }
    return timings
  } finally {
    await close()
  }
}

async function tokenOf(app: { fetch: (request: Request) => Response | Promise<Response> }): Promise<string> {
  const body = JSON.stringify(credentials)
  const init = { method: "POST", headers: { "content-type": "application/json" }, body }
  const response = await app.fetch(new Request("http://localhost:9000/admin/auth/token", init))
  return ((await response.json()) as { access_token: string }).access_token
}

type Database = ReturnType<typeof openDatabase>["db"]

async function timingOf(db: Database, ask: () => Promise<Response>): Promise<Timing> {
  const first = await ask()
  const text = await first.text()
  if (first.status !== 200) throw new Error(`${first.status} ${text}`)
  const { count } = JSON.parse(text) as { count?: number }
  const mark = first.headers.get("x-count") === "estimate" ? "≈ " : ""
  const timed = async () => {
    const started = performance.now()
    await (await ask()).text()
    return performance.now() - started
  }
  const warm: number[] = []
  const afterWrite: number[] = []
  for (let n = 0; n < calls.warm; n++) warm.push(await timed())
  for (let n = 0; n < calls.afterWrite; n++) {
    await sql`update product set title = title where id = 'prod_l1'`.execute(db)
    await sql`update customer set metadata = null where id = 'cus_l1'`.execute(db)
    afterWrite.push(await timed())
  }
  return {
    warm: Math.min(...warm),
    afterWrite: Math.min(...afterWrite),
    count: `${mark}${count ?? ""}`,
    kilobytes: text.length / 1024,
  }
}
