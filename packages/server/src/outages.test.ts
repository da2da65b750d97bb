import { sql } from "@stheno/core"
import {
  createApp,
  createEngine,
  createPasswordHasher,
  createUser,
  operations,
  type App,
} from "@stheno/core/host"
import { afterAll, beforeAll, describe, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { openDatabase, type OpenDatabase } from "./database.ts"
import { nodeScrypt } from "./scrypt-node.ts"
import { openDatabaseProxy, type DatabaseProxy } from "@stheno/testing/database-proxy.ts"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"

let direct: TestDatabase
let proxy: DatabaseProxy
let database: OpenDatabase
let app: App
let authorization: string

beforeAll(async () => {
  direct = await createTestDatabase()
  proxy = await openDatabaseProxy(direct.url)
  database = openDatabase({ url: proxy.url, max: 2, requests: { max: 3, statementTimeout: 400 } })
  const passwords = createPasswordHasher(nodeScrypt, { logN: 1, r: 1, p: 1 })
  const engine = createEngine({ ...database, passwords })
  app = createApp(engine)
  const credentials = { email: "admin@example.com", password: "supersecret" }
  await createUser({ db: engine.db, engine }, { ...credentials, role: "admin" })
  const { access_token } = (await (await send("POST", "/admin/auth/token", credentials)).json()) as {
    access_token: string
  }
  authorization = `Bearer ${access_token}`
})
afterAll(async () => {
  await database.close()
  await proxy.close()
  await direct.drop()
})

function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return app.fetch(
    new Request(`http://localhost:9000${path}`, {
      method,
      headers: { "content-type": "application/json", ...(authorization && { authorization }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

const unavailable = {
  code: "database_unavailable",
  type: "database_error",
  message: "The database is not available. Send the request again in a few seconds.",
}

describe("without a database", () => {
  it("every operation answers 503 or rejects the request, and all work again when it is back", async () => {
    expect((await send("GET", "/admin/regions")).status).toBe(200)
    await proxy.cut()
    const outcomes: { id: string; status: number; body: string; wait: string | null }[] = []
    for (const { id, method, path } of operations) {
      const body = method === "POST" ? {} : undefined
      const response = await send(method, path.replace(/\{\w+\}/g, "some"), body)
      outcomes.push({
        id,
        status: response.status,
        body: await response.text(),
        wait: response.headers.get("retry-after"),
      })
    }
    await proxy.restore()
    const down = outcomes.filter(({ status }) => status === 503)
    // Without a search provider, the search needs no database.
    const others = outcomes.filter(({ status }) => ![503, 400, 401].includes(status))
    expect(others.map(({ id, body }) => [id, body])).toEqual([["PostProductsSearch", '{"hits":[]}']])
    expect(down.length).toBeGreaterThan(operations.length / 2)
    expect(new Set(down.map(({ body }) => body))).toEqual(new Set([JSON.stringify(unavailable)]))
    expect(new Set(down.map(({ wait }) => wait))).toEqual(new Set(["2"]))
    expect((await send("GET", "/admin/regions")).status).toBe(200)
  })

  it("a database that hangs is given up soon after the longest statement, and read again by a new connection", async () => {
    expect((await send("GET", "/admin/regions")).status).toBe(200)
    proxy.freeze()
    const started = Date.now()
    const response = await send("GET", "/admin/regions")
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
      503,
      "2",
      unavailable,
    ])
    expect(Date.now() - started).toBeLessThan(20_000)
    await expect.poll(async () => (await send("GET", "/admin/regions")).status, { timeout: 20_000 }).toBe(200)
  })

  it("/health stays 200, /ready answers 503 with the reason until the database is back", async () => {
    const probe = async (path: string) => {
      const response = await send("GET", path)
      return {
        status: response.status,
        text: await response.text(),
        wait: response.headers.get("retry-after"),
      }
    }
    expect(await probe("/ready")).toEqual({ status: 200, text: '{"status":"ready"}', wait: null })
    await proxy.cut()
    expect(await probe("/health")).toEqual({ status: 200, text: "OK", wait: null })
    const { status, text, wait } = await probe("/ready")
    expect({ status, wait, ...JSON.parse(text) }).toMatchObject({
      status: 503,
      wait: "2",
      code: "not_ready",
      message: expect.stringMatching(/^The server is not ready\. PostgreSQL is not reachable: /),
    })
    await proxy.restore()
    expect((await probe("/ready")).status).toBe(200)
    await direct.db
      .updateTable("stheno_migration" as never)
      .set({ applied_at: null } as never)
      .execute()
    expect(await probe("/ready")).toMatchObject({
      status: 503,
      text: expect.stringContaining("Migrations are pending: "),
    })
    await sql`update stheno_migration set applied_at = now()`.execute(direct.db)
    expect((await probe("/ready")).status).toBe(200)
  })

  it("a write that loses its connection answers 503, writes nothing, and succeeds under its key later", async () => {
    const headers = { "idempotency-key": "0f7c1f5e-6a0e-4ab0-9c8b-3f6f6c8b8f01" }
    const create = () => send("POST", "/admin/customer-groups", { name: "Held up" }, headers)
    const isThere = async () =>
      (await direct.db.selectFrom("customer_group").select("id").where("name", "=", "Held up").execute())
        .length
    // A lock on the table keeps the insert waiting inside its transaction until the connection breaks.
    await direct.db.transaction().execute(async (tx) => {
      await sql`lock table customer_group in share mode`.execute(tx)
      const answer = create()
      await new Promise((resolve) => setTimeout(resolve, 150))
      await proxy.cut()
      expect((await answer).status).toBe(503)
    })
    await proxy.restore()
    expect(await isThere()).toBe(0)
    expect((await create()).status).toBe(200)
    expect(await isThere()).toBe(1)
  })
})

describe("a statement beyond the time limit", () => {
  const locked = async (work: () => Promise<void>) =>
    direct.db.transaction().execute(async (tx) => {
      await sql`lock table customer_group in access exclusive mode`.execute(tx)
      await work()
    })

  it("is stopped, answered with 503, not stored under the key, and leaves the connection usable", async () => {
    const headers = { "idempotency-key": "0f7c1f5e-6a0e-4ab0-9c8b-3f6f6c8b8f02" }
    const create = () => send("POST", "/admin/customer-groups", { name: "Late" }, headers)
    await locked(async () => {
      for (const response of [await send("GET", "/admin/customer-groups"), await create()]) {
        expect({ status: response.status, wait: response.headers.get("retry-after") }).toEqual({
          status: 503,
          wait: "5",
        })
        expect(await response.json()).toEqual({
          code: "statement_timeout",
          type: "database_error",
          message: "The database stopped this request because one of its statements took too long.",
        })
      }
    })
    expect((await send("GET", "/admin/customer-groups")).status).toBe(200)
    expect((await create()).status).toBe(200)
  })

  it("does not exist outside of requests", async () => {
    await sql`select pg_sleep(0.6)`.execute(database.db)
    const sleep = sql`select pg_sleep(0.6)`.execute(database.requestDb)
    await expect(sleep).rejects.toMatchObject({ code: "57014" })
  })
})

describe("while requests use all connections", () => {
  it("/health and /ready respond, and requests wait", async () => {
    const other = openDatabase({ url: direct.url, max: 1, requests: { max: 1, statementTimeout: 0 } })
    const engine = createEngine(other)
    const { fetch } = createApp(engine)
    const get = async (path: string) => {
      const response = await fetch(new Request(`http://localhost${path}`))
      return { path, status: response.status }
    }
    const answers = await direct.db.transaction().execute(async (tx) => {
      await sql`lock table region in access exclusive mode`.execute(tx)
      const waiting = [get("/store/regions"), get("/store/regions")]
      await expect.poll(() => waitingStatements(tx), { timeout: 10_000 }).toBe(1)
      for (const path of ["/health", "/ready"])
        expect(await Promise.race([get(path), ...waiting])).toEqual({ path, status: 200 })
      return waiting
    })
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    await other.close()
  })
})

async function waitingStatements(db: TestDatabase["db"]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where not granted and relation = 'region'::regclass`.execute(db)
  return rows[0]!.count
}

describe("stopped connections of requests", () => {
  it("fail what runs and what waits with 503, and write nothing", async () => {
    const other = openDatabase({ url: direct.url, max: 1, requests: { max: 1, statementTimeout: 0 } })
    const { fetch } = createApp(createEngine(other))
    const list = () => fetch(new Request("http://localhost/store/regions"))
    expect((await list()).status).toBe(200)
    await direct.db.transaction().execute(async (tx) => {
      await sql`lock table region in access exclusive mode`.execute(tx)
      const answers = [list(), list(), list()]
      await new Promise((resolve) => setTimeout(resolve, 100))
      other.stopRequests()
      for (const response of await Promise.all([...answers, list()])) {
        expect(response.status).toBe(503)
        expect(await response.json()).toMatchObject({ code: "server_stopping" })
      }
    })
    // Work outside of requests goes on until the database is closed.
    expect((await sql`select 1`.execute(other.db)).rows).toHaveLength(1)
    await other.close()
  })
})
