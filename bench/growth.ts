/**
 * Does an operation get slower as the shop grows? Measures every reading operation twice, in a shop and in one ten
 * times as large, with pages of the same size:
 *   npm run bench -- --growth [--products 1000] [--orders 2000]
 */
import { createApp, createEngine, insertDefaults, migrate } from "@stheno/core"
import { sql } from "kysely"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathParameters } from "../checks/statement-budgets.ts"
import { operations } from "../packages/core/src/operations.ts"
import { createUser } from "../packages/core/src/users/create-user.ts"
import { openDatabase } from "../packages/server/src/database.ts"
import { startEmbeddedPostgres } from "../packages/server/src/embedded-postgres/index.ts"
import { fillDatabase, type DataSize } from "./data.ts"

const credentials = { email: "admin@example.com", password: "supersecret" }
const calls = 15

/** Median milliseconds by operation, where the shop has a row to ask for. */
type Medians = ReadonlyMap<string, number>

/** Prints every reading operation with its median in both shops, the one that grows most first. */
export async function reportGrowth(size: DataSize): Promise<void> {
  const large = { products: size.products * 10, orders: size.orders * 10 }
  const [before, after] = [await measureShop(size), await measureShop(large)]
  const rows = [...before].flatMap(([path, small]) => {
    const big = after.get(path)
    return big === undefined ? [] : [{ path, small, big, factor: big / small }]
  })
  rows.sort((a, b) => b.factor - a.factor)
  for (const { path, small, big, factor } of rows)
    console.log(
      `${path.padEnd(58)}${small.toFixed(1).padStart(8)} ms ${big.toFixed(1).padStart(8)} ms   x ${factor.toFixed(1)}`,
    )
  const silent = operations.filter(({ method, path }) => method === "GET" && !before.has(path))
  console.log(`${rows.length} operations; nothing to ask for: ${silent.map(({ path }) => path).join(", ")}`)
}

async function measureShop(size: DataSize): Promise<Medians> {
  const work = mkdtempSync(join(tmpdir(), "stheno-bench-"))
  const postgres = await startEmbeddedPostgres({ dataDir: join(work, "postgres"), fsync: false })
  const { db, close } = openDatabase({ url: postgres.url })
  try {
    await migrate(db)
    await insertDefaults(db)
    await fillDatabase(db, size)
    const engine = createEngine({ db, config: { loginAttemptsPerMinute: 0 } })
    await createUser({ db, engine }, { ...credentials, role: "admin" })
    return await measureReads(createApp(engine), db)
  } finally {
    await close()
    await postgres.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

type Database = ReturnType<typeof openDatabase>["db"]

async function measureReads(app: ReturnType<typeof createApp>, db: Database): Promise<Medians> {
  const ask = (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(`http://localhost:9000${path}`, init))
  const login = await ask("/admin/auth/token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const init = { headers: { authorization: `Bearer ${access_token}` } }
  const medians = new Map<string, number>()
  for (const { method, path, query } of operations) {
    const real = method === "GET" ? await realPath(db, path) : undefined
    if (!real) continue
    const isList = query !== undefined && "limit" in ((query as { shape?: object }).shape ?? {})
    const url = isList ? `${real}?limit=20` : real
    const call = async () => {
      const response = await ask(url, init)
      await response.text()
      return response.status
    }
    if ((await call()) !== 200) continue
    medians.set(path, await median(call))
  }
  return medians
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
  if (!path.includes("{")) return path
  const query = pathParameters[path]
  if (!query) return undefined
  const { rows } = await sql.raw<Record<string, string>>(query).execute(db)
  const [row] = rows
  return row && path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(row[name]!))
}
