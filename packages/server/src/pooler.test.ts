import { randomBytes } from "node:crypto"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import type { LockProvider } from "@stheno/core"
import { createDatabaseLocks } from "@stheno/core/internal/extend/database-locks.ts"
import { createProductModule } from "@stheno/core/product"
import { checkRoute } from "./command-line/doctor/check-database.ts"
import { createRouteFinder } from "./connection-route.ts"
import { contractOf } from "./contracts/index.ts"
import { openDatabase } from "./database.ts"
import { openModuleDatabase } from "./modules.ts"
import { withLocalSettings } from "./pooled-statements.ts"
import { createTestDatabase, startTestShop, type TestDatabase } from "./testing/index.ts"
import { pgBouncerMissing, startPgBouncer, type PgBouncer } from "@stheno/testing/pgbouncer.ts"
import { pooledUrl } from "@stheno/testing/pooled-url.ts"
import { createDatabase, dropDatabase, siblingUrl } from "./testing/sibling-database.ts"

const soon = { timeout: 20_000, interval: 50 }

if (pgBouncerMissing) console.warn(`Skipped: ${pgBouncerMissing}`)

describe.skipIf(pgBouncerMissing)("behind PgBouncer in transaction mode", () => {
  const name = `pooled_${randomBytes(6).toString("hex")}`
  let database: TestDatabase
  let bouncer: PgBouncer
  let pooled: string
  let direct: string

  beforeAll(async () => {
    database = await createTestDatabase()
    bouncer = await startPgBouncer(database.url)
    await createDatabase(database.url, name)
    pooled = siblingUrl(bouncer.url, name)
    direct = siblingUrl(database.url, name)
  })
  afterAll(async () => {
    await bouncer.stop()
    await dropDatabase(database.url, name)
    await database.drop()
  })

  const start = (settings: Record<string, string>) => startTestShop({ settings })

  test("a server migrates over DATABASE_DIRECT_URL, and needs it for nothing else", async () => {
    await expect(start({ DATABASE_URL: pooled })).rejects.toMatchObject({
      code: "direct_url_missing",
      message: "Migrations are pending, and the URL of the database points to a connection pooler.",
    })
    const unreachable = start({
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: "postgres://u:p@127.0.0.1:1/shop",
    })
    await expect(unreachable).rejects.toMatchObject({
      code: "database_unreachable",
      message: "Nothing listens at 127.0.0.1:1, where DATABASE_DIRECT_URL points.",
    })
    const first = await start({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })
    await first.stop()
    const second = await start({ DATABASE_URL: pooled, ADMIN_EMAIL: "second@example.com" })
    expect((await second.fetch("/health")).status).toBe(200)
    await second.stop()
  })

  test("tests of the API go through it when TEST_POOLER is set", async () => {
    const isPooled = async () => (await createRouteFinder(await pooledUrl(database.url))()).isPooled
    expect(await isPooled()).toBe(Boolean(process.env.TEST_POOLER))
    vi.stubEnv("TEST_POOLER", "pgbouncer")
    expect(await isPooled()).toBe(true)
    vi.unstubAllEnvs()
  })

  test("modules migrate over directUrl", async () => {
    const empty = `${name}_modules`
    await createDatabase(database.url, empty)
    const url = siblingUrl(bouncer.url, empty)
    const refused = openModuleDatabase({ url, migrates: true })
    await expect(refused).rejects.toMatchObject({ code: "direct_url_missing" })
    const opened = await openModuleDatabase({
      url,
      migrates: true,
      directUrl: siblingUrl(database.url, empty),
    })
    expect((await createProductModule(opened).list({})).length).toBe(0)
    await opened.close()
    await dropDatabase(database.url, empty)
  })

  test("a server answers, delivers events and does batch jobs and scheduled jobs", async () => {
    const shop = await start({
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: direct,
      ADMIN_EMAIL: "third@example.com",
    })
    const body = { title: "Lamp", options: [{ title: "Size" }], is_giftcard: false }
    expect((await shop.admin("/admin/products", { body })).status).toBe(200)
    const ask = async () => (await shop.admin("/admin/products")).headers.get("cache-status")
    expect([await ask(), await ask()]).toEqual(["Stheno; fwd=miss; stored", "Stheno; hit"])
    const asked = await shop.admin("/admin/batch-jobs", { body: { type: "product-export", context: {} } })
    const { batch_job } = (await asked.json()) as { batch_job: { id: string } }
    await vi.waitFor(async () => {
      const answer = await shop.admin(`/admin/batch-jobs/${batch_job.id}`)
      expect(await answer.json()).toMatchObject({ batch_job: { status: "completed" } })
    }, soon)
    const { db, close } = openDatabase({ url: direct, max: 1 })
    const id = await shop.host.jobs.enqueue("forget-expired", {})
    await vi.waitFor(async () => {
      const { rows } = await sql`select state from pgboss.job where id = ${id}`.execute(db)
      expect(rows).toEqual([{ state: "completed" }])
    }, soon)
    await vi.waitFor(async () => {
      expect((await sql`select event_name from staged_job`.execute(db)).rows).toEqual([])
    }, soon)
    await close()
    await shop.stop()
  })

  test("statements of requests have a time limit, and leave no setting behind", async () => {
    const { db, requestDb, close } = openDatabase({
      url: bouncer.url,
      max: 2,
      requests: { max: 2, statementTimeout: 200 },
    })
    const inRequest = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(requestDb)
    await expect(inRequest(1)).rejects.toMatchObject({ code: "57014" })
    await inRequest(0.01)
    await sql`select pg_sleep(0.4)`.execute(db)
    const { rows } = await sql<{ limit: string; cost: string }>`
      select current_setting('statement_timeout') as limit, current_setting('random_page_cost') as cost`.execute(
      db,
    )
    expect(rows).toEqual([{ limit: "0", cost: "4" }])
    await db.transaction().execute(async (tx) => {
      const held = await sql<{ cost: string }>`select current_setting('random_page_cost') as cost`.execute(tx)
      expect(held.rows).toEqual([{ cost: "1.1" }])
    })
    await close()
  })

  test("the doctor says what to set, and nothing where it is set or no pooler is in between", async () => {
    const findings = async (url: string, databaseDirectUrl: string) =>
      (await checkRoute(url, { databaseDirectUrl })).map(({ level, message }) => [level, message])
    const slow = "Each read runs in a separate transaction, because of its time limit."
    expect(await findings(pooled, "")).toEqual([
      ["worth knowing", "DATABASE_URL points to a connection pooler, which migrations cannot use."],
      ["worth knowing", slow],
    ])
    const passed = ["fine", "Migrations bypass the connection pooler in DATABASE_URL."]
    expect(await findings(pooled, direct)).toEqual([passed, ["worth knowing", slow]])
    const tuned = `${name}_tuned`
    await createDatabase(database.url, tuned)
    for (const setting of ["statement_timeout = '10s'", "jit = off"])
      await sql.raw(`alter database ${tuned} set ${setting}`).execute(database.db)
    expect(await findings(siblingUrl(bouncer.url, tuned), direct)).toEqual([passed])
    expect(await findings(direct, "")).toEqual([])
    await dropDatabase(database.url, tuned)
  })

  test("processes exclude each other with locks in the database, several per connection", async () => {
    const processes = [1, 2].map(() => openDatabase({ url: bouncer.url, max: 3 }))
    const [one, other] = processes.map(({ db }) => createDatabaseLocks(db)) as [LockProvider, LockProvider]
    for (const check of contractOf("lock").checks) await check.run({ provider: one, other })
    for (const { close } of processes) await close()
  })

  test("times come in UTC, and nothing is prepared unless the setting says so", async () => {
    const { db, close } = openDatabase({ url: bouncer.url, max: 1 })
    const { rows } = await sql<{ zone: string }>`
      select current_setting('timezone') as zone, ${1}::int as n`.execute(db)
    expect(rows).toEqual([{ zone: "UTC", n: 1 }])
    const prepared = await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(
      db,
    )
    expect(prepared.rows).toEqual([{ n: 0 }])
    await close()
    const asked = openDatabase({ url: bouncer.url, max: 1, prepares: true })
    await sql`select ${1}::int as n`.execute(asked.db)
    const kept = await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(
      asked.db,
    )
    expect(kept.rows[0]!.n).toBeGreaterThan(0)
    await asked.close()
  })
})

describe("settings of a pooled connection", () => {
  const record = (wrapsStatements: boolean, fails = "") => {
    const sent: string[] = []
    const query = async (text: string) => {
      sent.push(text)
      if (text === fails) throw new Error("no")
      return { rows: [] }
    }
    const client = { query: query as never, release: () => undefined }
    const wrapped = withLocalSettings(client, { settings: { jit: "off" }, wrapsStatements })
    const run = (text: string) => (wrapped.query as unknown as typeof query)(text)
    return { sent, run }
  }

  test("they are a part of the message that begins a transaction", async () => {
    const { sent, run } = record(true)
    for (const text of ["begin", "select 1", "rollback to savepoint a", "commit"]) await run(text)
    expect(sent).toEqual(["begin; set local jit = off", "select 1", "rollback to savepoint a", "commit"])
  })

  test("a single statement gets a transaction where it needs them", async () => {
    const tuned = record(false)
    await tuned.run("select 1")
    expect(tuned.sent).toEqual(["select 1"])
    const { sent, run } = record(true, "select 2")
    await run("select 1")
    await expect(run("select 2")).rejects.toThrow("no")
    await run("select 3")
    const begin = "begin; set local jit = off"
    expect(sent).toEqual([
      begin,
      "select 1",
      "commit",
      begin,
      "select 2",
      "rollback",
      begin,
      "select 3",
      "commit",
    ])
  })
})
