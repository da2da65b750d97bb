import fs from "node:fs"
import { sql } from "@stheno/core"
import {
  createApp,
  createEngine,
  createPasswordHasher,
  createUser,
  insertDefaults,
  migrate,
  type App,
} from "@stheno/core/host"
import { afterAll, beforeAll, beforeEach, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { openDatabase, type OpenDatabase } from "./database.ts"
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres/index.ts"
import { openReadReplica, type ReadReplicaPool } from "./read-replica-pool.ts"
import { nodeScrypt } from "./scrypt-node.ts"
import { openDatabaseProxy, type DatabaseProxy } from "@stheno/testing/database-proxy.ts"
import { pgBouncerMissing, startPgBouncer } from "@stheno/testing/pgbouncer.ts"
import { startStreamingReplica, type StreamingReplica } from "@stheno/testing/streaming-replica.ts"
import { createTemporaryDirectory } from "./testing/temporary-directory.ts"

const dataDir = createTemporaryDirectory()
let postgres: EmbeddedPostgres
let replica: StreamingReplica
let proxy: DatabaseProxy
let primary: OpenDatabase
let reads: ReadReplicaPool
let app: App
let authorization: string

/** texts of statements that ran on the replica */
const served: string[] = []
/** lines of the log */
const lines: { level: string; status?: unknown; message: string }[] = []

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir })
  primary = openDatabase({ url: postgres.url, max: 5, requests: { max: 5, statementTimeout: 5_000 } })
  await migrate(primary.db)
  await insertDefaults(primary.db)
  const passwords = createPasswordHasher(nodeScrypt, { logN: 1, r: 1, p: 1 })
  const credentials = { email: "admin@example.com", password: "supersecret" }
  await createUser(
    { db: primary.db, engine: createEngine({ db: primary.db, passwords }) },
    { ...credentials, role: "admin" },
  )
  replica = await startStreamingReplica({ dataDir, url: postgres.url })
  proxy = await openDatabaseProxy(replica.url)
  reads = openReadReplica({
    url: proxy.url,
    // With one connection, the next read shows that a broken one was given up.
    requests: { max: 1, statementTimeout: 1_000 },
    onQuery: (text) => served.push(text),
  })
  const note = (level: string) => (data: Readonly<Record<string, unknown>>, message: string) =>
    void lines.push({ level, status: data.status, message })
  const log = { error: note("error"), warn: note("warn"), info: note("info"), debug: () => {} }
  const engine = createEngine({ ...primary, readReplica: reads.db, passwords, log })
  app = createApp(engine)
  const { access_token } = (await (await send("POST", "/admin/auth/token", credentials)).json()) as {
    access_token: string
  }
  authorization = `Bearer ${access_token}`
}, 60_000)
afterAll(async () => {
  await reads.close()
  await primary.close()
  await proxy.close()
  await replica.stop()
  await postgres.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await expect.poll(readyStatus, { timeout: 10_000 }).toBe("current")
  // A read that succeeds ends the pause after failures.
  await expect.poll(async () => (await readGroups()).onReplica, { timeout: 10_000 }).toBe(true)
  lines.length = 0
})

function send(method: string, path: string, body?: unknown): Promise<Response> {
  return app.fetch(
    new Request(`http://localhost:9000${path}`, {
      method,
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

async function readyStatus(): Promise<string> {
  const response = await send("GET", "/ready")
  expect(response.status).toBe(200)
  const ready = (await response.json()) as { read_replica: { status: string } }
  return ready.read_replica.status
}

/** The names of all customer groups, and whether the replica listed them. */
async function readGroups(): Promise<{ names: string[]; onReplica: boolean }> {
  served.length = 0
  const response = await send("GET", "/admin/customer-groups?limit=100")
  expect(response.status).toBe(200)
  const { customer_groups } = (await response.json()) as { customer_groups: { name: string }[] }
  const names = customer_groups.map(({ name }) => name)
  return { names, onReplica: served.some((text) => text.includes('"customer_group"')) }
}

let made = 0

async function createGroup(): Promise<string> {
  const name = `Group ${++made}`
  expect((await send("POST", "/admin/customer-groups", { name })).status).toBe(200)
  return name
}

it("reads from a replica that is current, and only in requests that read", async () => {
  const name = await createGroup()
  await expect.poll(async () => (await readGroups()).onReplica).toBe(true)
  expect((await readGroups()).names).toContain(name)
  served.length = 0
  await createGroup()
  // The transaction of the read before may end later than its response.
  expect(served.filter((text) => text !== "commit")).toEqual([])
})

it("reads every write at once while the replica lags, and returns to it afterwards", async () => {
  await replica.delay(4_000)
  const name = await createGroup()
  expect(await readyStatus()).toBe("behind")
  for (const end = Date.now() + 2_000; Date.now() < end;)
    expect(await readGroups()).toEqual({ names: expect.arrayContaining([name]), onReplica: false })
  expect(lines).toEqual([
    {
      level: "warn",
      status: "behind",
      message: "The read replica is not used; reads go to the primary database",
    },
  ])
  await replica.delay(0)
  await expect.poll(async () => (await readGroups()).onReplica, { timeout: 5_000 }).toBe(true)
  expect(lines.slice(1)).toEqual([
    { level: "info", status: undefined, message: "The read replica is used again" },
  ])
  expect((await readGroups()).names).toContain(name)
})

it("reads from the primary while the replica cannot be reached, and says so", async () => {
  await proxy.cut()
  expect(await readGroups()).toMatchObject({ onReplica: false })
  expect(await readyStatus()).toBe("failed")
  expect(await readGroups()).toMatchObject({ onReplica: false })
  await proxy.restore()
  await expect.poll(async () => (await readGroups()).onReplica, { timeout: 5_000 }).toBe(true)
})

it("gives up a replica that does not respond after a second, and its connection later", async () => {
  proxy.freeze()
  const began = Date.now()
  expect(await readGroups()).toMatchObject({ onReplica: false })
  expect(Date.now() - began).toBeLessThan(1_500)
  expect(await readGroups()).toMatchObject({ onReplica: false })
  expect(Date.now() - began).toBeLessThan(1_700)
  await expect.poll(async () => (await readGroups()).onReplica, { timeout: 10_000 }).toBe(true)
})

it("rejects a bad request once and goes on reading from the replica", async () => {
  expect((await send("GET", "/admin/customer-groups/cgrp_missing")).status).toBe(404)
  expect((await send("GET", "/admin/customer-groups?order=nothing")).status).toBe(400)
  expect((await readGroups()).onReplica).toBe(true)
  expect(lines).toEqual([])
})

it("runs reads that write on the primary", async () => {
  for (let times = 0; times < 2; times++)
    expect((await send("GET", "/store/gift-cards/NOT-A-CARD")).status).toBe(404)
  const { rows } = await sql`select from rate_limit where key like '%gift%'`.execute(primary.db)
  expect(rows).not.toEqual([])
  expect((await readGroups()).onReplica).toBe(true)
})

it("caches what the replica returned, and compares it with the primary", async () => {
  const config = { responseCacheSize: 2 ** 20 }
  const engine = createEngine({ db: primary.db, readReplica: reads.db, config })
  const { fetch } = createApp(engine)
  const ask = async () => {
    const response = await fetch(new Request("http://localhost:9000/store/return-reasons"))
    return { from: response.headers.get("cache-status"), text: await response.text() }
  }
  const first = await ask()
  expect(first.from).toBe("Stheno; fwd=miss; stored")
  expect(engine.readReplica!.reads).toEqual({ replica: 1, primary: 0 })
  expect(await ask()).toEqual({ from: "Stheno; hit", text: first.text })
  expect(engine.readReplica!.reads).toEqual({ replica: 1, primary: 0 })
  await replica.pause()
  await send("POST", "/admin/return-reasons", { value: "late", label: "Came late" })
  const changed = await ask()
  expect(changed.text).toContain("Came late")
  expect(engine.readReplica!.reads).toEqual({ replica: 1, primary: 1 })
  expect(await ask()).toEqual({ from: "Stheno; hit", text: changed.text })
  await replica.resume()
})

it.skipIf(pgBouncerMissing)("reads from a replica behind PgBouncer in transaction mode", async () => {
  const bouncer = await startPgBouncer(replica.url)
  const pooled = openReadReplica({ url: bouncer.url, requests: { max: 2, statementTimeout: 1_000 } })
  try {
    const engine = createEngine({ db: primary.db, readReplica: pooled.db })
    const { fetch } = createApp(engine)
    for (let times = 0; times < 5; times++)
      expect((await fetch(new Request("http://localhost:9000/store/regions"))).status).toBe(200)
    expect(engine.readReplica?.reads).toEqual({ replica: 5, primary: 0 })
  } finally {
    await pooled.close()
    await bouncer.stop()
  }
})

it("does not read from a server that was promoted", async () => {
  await replica.promote()
  expect(await readyStatus()).toBe("not_a_replica")
  const name = await createGroup()
  expect(await readGroups()).toEqual({ names: expect.arrayContaining([name]), onReplica: false })
})
