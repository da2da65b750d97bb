/**
 * Measures the server against floors taken in the same run:
 *   npm run benchmark [-- --seconds 5] [--products 1000] [--orders 2000]
 *   npm run benchmark -- --peer http://localhost:9100 --database postgres://…
 *                                  v1 and this server in turn, over two copies of one database: see peer.ts
 *   npm run benchmark -- --before ../earlier --before-database postgres://… --database postgres://…
 *                                  an earlier checkout and this one in turn, likewise
 *                                  [--only checkout] those whose names contain a word
 *   npm run benchmark -- --growth      every reading operation in this shop and in one ten times as large
 *   npm run benchmark -- --matches     searches and filters in this store and in one a hundred times as large
 */
import { insertDefaults, migrate } from "@stheno/core/host"
import { mkdtempSync, rmSync } from "node:fs"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"
import { bundle } from "../scripts/start/bundle.mjs"
import { checkOut } from "./checkout.ts"
import { createClient } from "./client.ts"
import { fillDatabase, type BenchData } from "./data.ts"
import { floors } from "./floors.ts"
import { reportGrowth } from "./growth.ts"
import { measure, type Measured } from "./load.ts"
import { reportMatches } from "./matches.ts"
import { compareBefore, comparePeer } from "./peer.ts"
import { production, startServer } from "./server.ts"

const option = (name: string, fallback: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}
const text = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1] ?? ""
const seconds = option("seconds", 5)
const only = process.argv.includes("--only") ? text("only") : ""
const size = { products: option("products", 1000), orders: option("orders", 2000) }

const database = process.argv.includes("--database") ? text("database") : undefined
if (process.argv.includes("--growth")) {
  await reportGrowth(size, database)
  process.exit(0)
}
if (process.argv.includes("--matches")) {
  const smaller = {
    products: option("products", 1000),
    orders: option("orders", 1000),
    linesPerOrder: option("lines", 3),
  }
  await reportMatches({ size: smaller, times: option("times", 100), database, only })
  process.exit(0)
}

const root = fileURLToPath(new URL("..", import.meta.url))
await bundle(root)
const times = {
  seconds,
  runs: option("runs", 3),
  only,
}
if (process.argv.includes("--peer")) {
  await comparePeer({ peer: text("peer"), databaseUrl: text("database"), ...times })
  process.exit(0)
}
if (process.argv.includes("--before")) {
  const databases = [text("before-database"), text("database")] as const
  await compareBefore({ before: text("before"), databases, ...times })
  process.exit(0)
}
const work = mkdtempSync(join(tmpdir(), "stheno-bench-"))
const postgres = await startEmbeddedPostgres({ dataDir: join(work, "postgres") })
const { db, close } = openDatabase({ url: postgres.url })
let server: Awaited<ReturnType<typeof startServer>> | undefined
try {
  console.log(
    `${cpus().length} cores, Node ${process.version}, ${size.products} products, ${size.orders} orders`,
  )
  await migrate(db)
  await insertDefaults(db)
  const data = await fillDatabase(db, size)
  // The cache would answer everything: what is measured is the work behind it.
  server = await startServer(postgres.url, { RESPONSE_CACHE_SIZE: "0" })
  console.log(`start to first answer ${server.startedIn} ms, resident ${server.resident()} MB`)
  await report(server.url, data)
  console.log(`resident under load ${server.resident()} MB`)
} finally {
  await server?.stop()
  await close()
  await postgres.stop()
  rmSync(work, { recursive: true, force: true })
}

async function report(url: string, data: BenchData): Promise<void> {
  const store = createClient(url)
  const token = await store.json("POST", "/admin/auth/token", {
    email: "admin@example.com",
    password: production.ADMIN_PASSWORD,
  })
  const admin = createClient(url, { authorization: `Bearer ${token.access_token}` })
  const floor = floors(db)
  const pick = (n: number, of: number) => 1 + ((n * 7919) % of)
  const region = `region_id=${data.regionId}`
  const row = async (name: string, ours: Work, least: Work) => {
    await compare(`${name}, alone`, ours, least, { workers: 1, seconds: seconds / 2 })
    await compare(`${name}, 8 at once`, ours, least, { workers: 8, seconds })
  }
  await row(
    "products, 50 with prices",
    () => store.get(`/store/products?limit=50&${region}`),
    floor.productList,
  )
  await row(
    "product by id",
    (n) => store.get(`/store/products/${data.productId(pick(n, size.products))}?${region}`),
    (n) => floor.product(data.productId(pick(n, size.products))),
  )
  await row("regions", () => store.get("/store/regions"), floor.regions)
  await row("admin orders, 20", () => admin.get("/admin/orders?limit=20"), floor.orderList)
  await row(
    "admin order by id",
    (n) => admin.get(`/admin/orders/${data.orderId(pick(n, size.orders))}`),
    (n) => floor.order(data.orderId(pick(n, size.orders))),
  )
  const buy = async (n: number) => void (await checkOut(store, { ...data, countryCode: "de" }, n))
  await compare("whole checkouts, 8 at once", buy, floor.checkout, { workers: 8, seconds: seconds * 2 })
  await store.close()
  await admin.close()
}

type Work = (n: number) => Promise<void>

/** Prints what calls take, what their floor takes, and how many times longer a call lasts. */
async function compare(
  name: string,
  ours: Work,
  floor: Work,
  load: { workers: number; seconds: number },
): Promise<void> {
  const [us, least] = [await measure(ours, load), await measure(floor, load)]
  const show = ({ rate, p50, p99 }: Measured) =>
    `${rate.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(2).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(6)} ms`
  const ratio = (least.rate / us.rate).toFixed(1).padStart(5)
  console.log(`${name.padEnd(38)}${show(us)}   floor ${show(least)}   x ${ratio}`)
}
