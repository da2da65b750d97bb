import { createPasswordHasher } from "@stheno/core/host"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpus } from "node:os"
import { fileURLToPath } from "node:url"
import { sql } from "kysely"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { nodeScrypt } from "@stheno/server/internal/scrypt-node.ts"
import { checkOut } from "./checkout.ts"
import { createClient } from "./client.ts"
import { measure } from "./load.ts"
import { production, startServer } from "./server.ts"

/** Connections that send requests at the same time. */
const workers = 10

const peerAdmin = { email: "admin@example.com", password: "supersecret" }
const ourAdmin = { email: "benchmark@example.com", password: production.ADMIN_PASSWORD }

const checkout = "whole checkout"

interface Load {
  readonly name: string
  /** paths that are requested one after the other */
  readonly paths: readonly string[]
  readonly isAdmin?: boolean
}

/** What is measured in turn: a call for each subject, e.g. `v1` and `cached`. */
type Calls = Readonly<Record<string, (n: number) => Promise<void>>>

/** A server that is measured. */
interface Subject {
  readonly name: string
  readonly guest: Client
  readonly admin: Client
  /** milliseconds that its process has worked so far, where it is known */
  readonly cpuTime?: () => number
}

/** A reference, and the servers that are compared with it. */
interface Subjects {
  readonly reference: Subject
  readonly compared: readonly Subject[]
  /** a server that does next to nothing */
  readonly floor?: Client
}

interface Times {
  /** how long each measurement lasts */
  readonly seconds: number
  /** how many times each is taken; the median counts */
  readonly runs: number
}

/** What is measured, and how long. */
interface Measurement extends Times {
  /** part of the names of the requests that are measured; empty for all */
  readonly only: string
}

/**
 * Measures a running v1 server and this one in turn, and prints ratios: with the response cache, without it, and a
 * server that does next to nothing.
 * v1 waits for itself without end when each of its 10 connections is in a transaction that needs another one, as ten
 * checkouts at once do: give it more (`database_extra: { max: 40 }`).
 * @param options.peer URL of the v1 server
 * @param options.databaseUrl a copy of its database on the same PostgreSQL; it is migrated
 */
export async function comparePeer(
  options: Measurement & { readonly peer: string; readonly databaseUrl: string },
): Promise<void> {
  const { peer, databaseUrl } = options
  await prepare(databaseUrl)
  const floor = await startFloor(databaseUrl)
  try {
    await withCurrentServers(databaseUrl, async (compared) => {
      const reference = await subject("v1", peer, peerAdmin)
      await compare(options, { reference, compared, floor: createClient(floor.url) })
    })
  } finally {
    floor.stop()
  }
}

/**
 * Measures an earlier version of this server and the current one in turn, and prints ratios.
 * @param options.before a checkout of the earlier version in which `npm start` has run
 * @param options.databases two copies of one database on the same PostgreSQL, for the earlier version and for this one
 */
export async function compareBefore(
  options: Measurement & { readonly before: string; readonly databases: readonly [string, string] },
): Promise<void> {
  const [earlierUrl, currentUrl] = options.databases
  await prepare(earlierUrl, options.before)
  await prepare(currentUrl)
  const earlier = await startServer(earlierUrl, {}, options.before)
  try {
    await withCurrentServers(currentUrl, async (compared) => {
      const reference = await subject("before", earlier.url, ourAdmin, earlier.cpuTime)
      await compare(options, { reference, compared })
    })
  } finally {
    await earlier.stop()
  }
}

/** Runs work beside two servers of this version over one database: without the response cache, and with it. */
async function withCurrentServers(
  databaseUrl: string,
  work: (servers: readonly Subject[]) => Promise<void>,
): Promise<void> {
  const cached = await startServer(databaseUrl)
  const uncached = await startServer(databaseUrl, { RESPONSE_CACHE_SIZE: "0" })
  try {
    await work([
      await subject("without cache", uncached.url, ourAdmin, uncached.cpuTime),
      await subject("cached", cached.url, ourAdmin, cached.cpuTime),
    ])
  } finally {
    await Promise.all([cached.stop(), uncached.stop()])
  }
}

async function subject(
  name: string,
  url: string,
  admin: typeof peerAdmin,
  cpuTime?: () => number,
): Promise<Subject> {
  return { name, guest: createClient(url), admin: await signedIn(url, admin), ...(cpuTime && { cpuTime }) }
}

async function compare({ seconds, runs, only }: Measurement, subjects: Subjects): Promise<void> {
  const { reference, compared, floor } = subjects
  console.log(
    `${cpus().length} cores, Node ${process.version}, ${workers} connections, ${runs} runs of ${seconds} s each`,
  )
  const names = compared.flatMap(({ name }) => [name, "ratio"])
  const heads = [
    "request",
    reference.name,
    ...names,
    ...(floor ? ["floor"] : []),
    `runs of ${reference.name}`,
  ]
  console.log(`| ${heads.join(" | ")} |\n| ${heads.map(() => "---").join(" | ")} |`)
  const all = [reference, ...compared]
  for (const load of await loadsOf(reference.guest, reference.admin)) {
    if (!load.name.includes(only)) continue
    const client = (one: Subject) => (load.isAdmin ? one.admin : one.guest)
    const bytes = JSON.stringify(await client(all.at(-1)!).json("GET", load.paths[0]!)).length
    const calls = Object.fromEntries(
      all.map((one) => [one.name, (n: number) => client(one).get(pathOf(load, n))]),
    )
    const withFloor: Calls = floor ? { ...calls, floor: () => floor.get(`/${bytes}`) } : calls
    console.log(rowOf(load.name, subjects, await ratesOf(withFloor, { seconds, runs })))
  }
  if (checkout.includes(only)) await compareCheckouts({ seconds: seconds * 2, runs }, subjects)
  const clients = all.flatMap(({ guest, admin }) => [guest, admin])
  for (const client of floor ? [...clients, floor] : clients) await client.close()
}

/** Checkouts, and the work that they are for the processes. */
async function compareCheckouts(times: Times, subjects: Subjects): Promise<void> {
  const all = [subjects.reference, ...subjects.compared]
  const data = await checkoutData(subjects.reference.guest)
  const buys: Calls = Object.fromEntries(
    all.map(({ name, guest }) => [name, async (n: number) => void (await checkOut(guest, data, n))]),
  )
  console.log(rowOf(checkout, subjects, await ratesOf(buys, times)))
  await reportWork(all, buys, times.runs)
}

/**
 * Prints the CPU time that a server's process takes for a checkout, one at a time: unlike rates, it hardly depends on
 * what else the machine does.
 */
async function reportWork(subjects: readonly Subject[], buys: Calls, runs: number): Promise<void> {
  const purchases = 50
  for (let run = 0; run < runs; run++)
    for (const { name, cpuTime } of subjects) {
      if (!cpuTime) continue
      const before = cpuTime()
      for (let n = 0; n < purchases; n++) await buys[name]!(n)
      console.log(`CPU time of a checkout, ${name}: ${((cpuTime() - before) / purchases).toFixed(1)} ms`)
    }
}

async function ratesOf(calls: Calls, { seconds, runs }: Times): Promise<Record<string, number[]>> {
  const rates: Record<string, number[]> = Object.fromEntries(Object.keys(calls).map((name) => [name, []]))
  for (let run = 0; run < runs; run++)
    for (const [name, call] of Object.entries(calls))
      rates[name]!.push((await measure(call, { workers, seconds })).rate)
  return rates
}

function pathOf({ paths }: Load, n: number): string {
  return paths[n % paths.length]!
}

function rowOf(
  load: string,
  { reference, compared, floor }: Subjects,
  rates: Readonly<Record<string, readonly number[]>>,
): string {
  const medianOf = ({ name }: { readonly name: string }) => {
    const sorted = rates[name]!.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]!
  }
  const rate = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)}/s`
  const base = medianOf(reference)
  const cells = compared.map(medianOf).flatMap((median) => [rate(median), (median / base).toFixed(2)])
  if (floor) cells.push(rates["floor"] ? rate(medianOf({ name: "floor" })) : "")
  const spread = rates[reference.name]!.map((value) => value.toFixed(1)).join(", ")
  return `| ${[load, rate(base), ...cells, spread].join(" | ")} |`
}

type Client = ReturnType<typeof createClient>

async function signedIn(url: string, credentials: typeof peerAdmin): Promise<Client> {
  const client = createClient(url)
  const { access_token } = await client.json("POST", "/admin/auth/token", credentials)
  await client.close()
  return createClient(url, { authorization: `Bearer ${access_token}` })
}

/** The requests whose figures for v1 are known. IDs come from v1, and the copy has the same. */
async function loadsOf(guest: Client, admin: Client): Promise<Load[]> {
  const region = await regionOf(guest)
  const { products } = await guest.json("GET", "/store/products?limit=50&fields=id")
  const { orders } = await admin.json("GET", "/admin/orders?limit=50&fields=id&expand=&order=created_at")
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  return [
    { name: "product list, 50 with prices", paths: [`/store/products?limit=50&region_id=${region.id}`] },
    {
      name: "product by ID",
      paths: ids(products).map((id) => `/store/products/${id}?region_id=${region.id}`),
    },
    { name: "regions", paths: ["/store/regions"] },
    { name: "admin products, 20", paths: ["/admin/products?limit=20"], isAdmin: true },
    { name: "admin orders, 20", paths: ["/admin/orders?limit=20"], isAdmin: true },
    { name: "admin order by ID", paths: ids(orders).map((id) => `/admin/orders/${id}`), isAdmin: true },
  ]
}

/** The region in euros, or the first one. */
async function regionOf(guest: Client) {
  const { regions } = await guest.json("GET", "/store/regions")
  return regions.find(({ currency_code }) => currency_code === "eur") ?? regions[0]
}

/** What a purchase chooses from; IDs come from the reference, and the copies have the same. */
async function checkoutData(guest: Client) {
  const region = await regionOf(guest)
  const { shipping_options } = await guest.json("GET", `/store/shipping-options?region_id=${region.id}`)
  const { products } = await guest.json("GET", "/store/products?limit=100&fields=id&expand=variants")
  const variants: string[] = products.flatMap(({ variants }: { variants: { id: string }[] }) =>
    variants.map(({ id }) => id),
  )
  return {
    regionId: region.id,
    countryCode: region.countries[0].iso_2,
    shippingOptionId: shipping_options.find(({ is_return }) => !is_return).id,
    variantId: (n: number) => variants[n % variants.length]!,
  }
}

/** Migrates the copy with the version of a checkout, and gives it an admin user that production accepts. */
async function prepare(databaseUrl: string, checkout?: string): Promise<void> {
  const migrating = await startServer(databaseUrl, { NODE_ENV: "development", ADMIN_PASSWORD: "" }, checkout)
  await migrating.stop()
  const { db, close } = openDatabase({ url: databaseUrl })
  try {
    const hash = await createPasswordHasher(nodeScrypt).hash(ourAdmin.password)
    await sql`delete from "user" where email = ${ourAdmin.email}`.execute(db)
    await sql`update "user" set password_hash = null where email = ${peerAdmin.email}`.execute(db)
    await sql`insert into "user" (id, email, role, password_hash)
      values ('usr_benchmark', ${ourAdmin.email}, 'admin', ${hash})`.execute(db)
    await sql`analyze`.execute(db)
  } finally {
    await close()
  }
}

async function startFloor(databaseUrl: string) {
  const port = 18_000 + (process.pid % 2_000)
  const script = fileURLToPath(new URL("floor-server.ts", import.meta.url))
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  })
  await once(child.stdout, "data")
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill("SIGTERM") }
}
