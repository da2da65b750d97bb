import { createEngine, createPasswordHasher, createUser } from "@stheno/core"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpus } from "node:os"
import { fileURLToPath } from "node:url"
import { sql } from "kysely"
import { openDatabase } from "../packages/server/src/database.ts"
import { nodeScrypt } from "../packages/server/src/scrypt-node.ts"
import { createClient } from "./client.ts"
import { measure } from "./load.ts"
import { production, startServer } from "./server.ts"

/** Connections that send requests at the same time. */
const workers = 10

const peerAdmin = { email: "admin@example.com", password: "supersecret" }
const ourAdmin = { email: "benchmark@example.com", password: production.ADMIN_PASSWORD }

/** What is measured in turn. */
type Subject = "v1" | "cached" | "uncached" | "floor"

interface Load {
  readonly name: string
  /** paths that are requested one after the other */
  readonly paths: readonly string[]
  readonly isAdmin?: boolean
}

/**
 * Measures a running v1 server and this one in turn, and prints ratios: with the response cache, without it, and a
 * server that does next to nothing.
 * @param options.peer URL of the v1 server
 * @param options.databaseUrl a copy of its database on the same PostgreSQL; it is migrated
 * @param options.seconds how long each measurement lasts
 * @param options.runs how many times each is taken; the median counts
 */
export async function comparePeer(options: {
  readonly peer: string
  readonly databaseUrl: string
  readonly seconds: number
  readonly runs: number
}): Promise<void> {
  const { peer, databaseUrl, seconds, runs } = options
  await prepare(databaseUrl)
  const cached = await startServer(databaseUrl)
  const uncached = await startServer(databaseUrl, { RESPONSE_CACHE_SIZE: "0" })
  const floor = await startFloor(databaseUrl)
  try {
    const guests = {
      v1: createClient(peer),
      cached: createClient(cached.url),
      uncached: createClient(uncached.url),
    }
    const admins = {
      v1: await signedIn(peer, peerAdmin),
      cached: await signedIn(cached.url, ourAdmin),
      uncached: await signedIn(uncached.url, ourAdmin),
    }
    const plain = createClient(floor.url)
    console.log(
      `${cpus().length} cores, Node ${process.version}, ${workers} connections, ${runs} runs of ${seconds} s each`,
    )
    console.log(
      "| request | v1 | without cache | ratio | cached | ratio | floor | cached / floor | v1's runs |",
    )
    console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for (const load of await loadsOf(guests.v1, admins.v1)) {
      const clients = load.isAdmin ? admins : guests
      const bytes = JSON.stringify(await clients.cached.json("GET", load.paths[0]!)).length
      const send: Record<Subject, (n: number) => Promise<void>> = {
        v1: (n) => clients.v1.get(pathOf(load, n)),
        cached: (n) => clients.cached.get(pathOf(load, n)),
        uncached: (n) => clients.uncached.get(pathOf(load, n)),
        floor: () => plain.get(`/${bytes}`),
      }
      const rates: Record<Subject, number[]> = { v1: [], cached: [], uncached: [], floor: [] }
      for (let run = 0; run < runs; run++)
        for (const subject of Object.keys(send) as Subject[])
          rates[subject].push((await measure(send[subject], { workers, seconds })).rate)
      console.log(rowOf(load.name, rates))
    }
    for (const client of [...Object.values(guests), ...Object.values(admins), plain]) await client.close()
  } finally {
    await Promise.all([cached.stop(), uncached.stop()])
    floor.stop()
  }
}

function pathOf({ paths }: Load, n: number): string {
  return paths[n % paths.length]!
}

function rowOf(name: string, rates: Readonly<Record<Subject, readonly number[]>>): string {
  const median = (subject: Subject) => {
    const sorted = rates[subject].toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]!
  }
  const [v1, cached, uncached, floor] = [median("v1"), median("cached"), median("uncached"), median("floor")]
  const rate = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)}/s`
  const cells = [
    name,
    rate(v1),
    rate(uncached),
    (uncached / v1).toFixed(1),
    rate(cached),
    (cached / v1).toFixed(1),
    rate(floor),
    (cached / floor).toFixed(2),
    rates.v1.map((value) => value.toFixed(1)).join(", "),
  ]
  return `| ${cells.join(" | ")} |`
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
  const { regions } = await guest.json("GET", "/store/regions")
  const region =
    regions.find(({ currency_code }: { currency_code: string }) => currency_code === "eur") ?? regions[0]
  const { products } = await guest.json("GET", "/store/products?limit=50&fields=id")
  const { orders } = await admin.json("GET", "/admin/orders?limit=50&fields=id&expand=")
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

/** Migrates the copy, and gives it an admin user that production accepts. */
async function prepare(databaseUrl: string): Promise<void> {
  const migrating = await startServer(databaseUrl, { NODE_ENV: "development", ADMIN_PASSWORD: "" })
  await migrating.stop()
  const { db, close } = openDatabase({ url: databaseUrl })
  try {
    await sql`delete from "user" where email = ${ourAdmin.email}`.execute(db)
    await sql`update "user" set password_hash = null where email = ${peerAdmin.email}`.execute(db)
    const engine = createEngine({ db, passwords: createPasswordHasher(nodeScrypt) })
    await createUser({ db, engine }, { ...ourAdmin, role: "admin" })
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
