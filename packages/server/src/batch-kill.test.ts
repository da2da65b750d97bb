import type { Engine } from "@stheno/core"
import { createEngine, startBatchJobs } from "@stheno/core/host"
import { build } from "esbuild"
import { sql } from "kysely"
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { createLocalFiles } from "./files/local-files.ts"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"
import { createTemporaryDirectory } from "./testing/temporary-directory.ts"

vi.setConfig({ testTimeout: 180_000 })

const root = fileURLToPath(new URL("../../..", import.meta.url))
const program = path.join(root, "node_modules/.cache", `batch-child-${process.pid}.mjs`)
const directory = createTemporaryDirectory()
const files = createLocalFiles({ directory, baseUrl: "http://localhost", secret: "secret" })
let database: TestDatabase
let db: Engine["db"]

beforeAll(async () => {
  await build({
    absWorkingDir: root,
    entryPoints: ["packages/testing/src/batch-child.ts"],
    outfile: program,
    bundle: true,
    conditions: ["stheno-source"],
    external: ["pg-native"],
    platform: "node",
    format: "esm",
    // pg is written for require.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url)',
    },
    logLevel: "error",
  })
  database = await createTestDatabase()
  db = database.db
})
afterAll(async () => {
  await database.drop()
  fs.rmSync(program, { force: true })
  fs.rmSync(directory, { recursive: true })
})

const rows = 4000

it("an import whose process is killed at work is continued by another process, which repeats nothing", async () => {
  const lines = Array.from({ length: rows }, (_, i) => `killed-${i},Killed ${i},One,KILLED-${i},1.5\n`)
  const text = `Product Handle,Product Title,Variant Title,Variant SKU,Price EUR\n${lines.join("")}`
  const file = { name: "a.csv", type: "text/csv", bytes: Buffer.from(text), isProtected: true }
  const { key } = await files.upload(file)
  await db
    .insertInto("batch_job")
    .values({
      id: "batch_1",
      type: "product-import",
      context: JSON.stringify({ fileKey: key }),
      dry_run: false,
    })
    .execute()
  let before = 0
  for (const progress of [1, 3000]) {
    await workAndDie(progress)
    const { products, prices, events } = await counts()
    expect([prices, events]).toEqual([products, products])
    expect(products % 200).toBe(199)
    expect(products).toBeGreaterThan(before)
    before = products
  }
  expect(before).toBeLessThan(rows)
  expect(await job()).toMatchObject({ completed_at: null, failed_at: null })
  const jobs = startBatchJobs(createEngine({ db, files }), { pollInterval: 50 })
  await vi.waitFor(async () => expect((await job()).completed_at).not.toBeNull(), {
    timeout: 90_000,
    interval: 100,
  })
  await jobs.stop()
  expect(await counts()).toEqual({ products: rows, prices: rows, events: rows })
})

/** Lets a process work on the job until so much is done, and kills it. */
async function workAndDie(progress: number): Promise<void> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, FILES: directory },
    stdio: ["ignore", "inherit", "inherit"],
  })
  const ended = new Promise((resolve) => child.on("close", (_code, signal) => resolve(signal)))
  const isFar = async () => {
    const { processing_at, result } = await job()
    const { advancement_count: done = 0 } = (result ?? {}) as { advancement_count?: number }
    return processing_at !== null && done >= progress
  }
  while (!(await isFar()) && child.exitCode === null) await sleep(5)
  child.kill("SIGKILL")
  expect(await ended).toBe("SIGKILL")
}

function job() {
  return db.selectFrom("batch_job").selectAll().where("id", "=", "batch_1").executeTakeFirstOrThrow()
}

async function counts() {
  const { rows: found } = await sql<Record<"products" | "prices" | "events", number>>`
    select (select count(*) from product) as products,
    (select count(*) from money_amount) as prices,
    (select count(*) from staged_job where event_name = 'product.created') as events`.execute(db)
  return found[0]!
}
