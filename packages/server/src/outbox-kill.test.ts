import { createEngine, startOutbox } from "@stheno/core/host"
import { build } from "esbuild"
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { createDeliveries, readDeliveries, subscribeRecorder } from "@stheno/testing/delivered-events.ts"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"

// Each round starts a process, and they share two cores with the rest of the run.
vi.setConfig({ testTimeout: 180_000 })

const root = fileURLToPath(new URL("../../..", import.meta.url))
const program = path.join(root, "node_modules/.cache", `outbox-child-${process.pid}.mjs`)

// Starts five times as fast as the sources do.
beforeAll(async () => {
  await build({
    absWorkingDir: root,
    entryPoints: ["packages/testing/src/outbox-child.ts"],
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
})
afterAll(() => fs.rmSync(program, { force: true }))

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  await createDeliveries(database.db)
})
afterEach(() => database.drop())

/** What a shop's process confirmed as created before it was killed after so many milliseconds. */
async function workAndDie(milliseconds: number, env: Record<string, string> = {}): Promise<string[]> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const lines: string[] = []
  child.stdout.on("data", (chunk: Buffer) => lines.push(...chunk.toString().split("\n")))
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.on("close", (_code, signal) => resolve(signal)),
  )
  while (!lines.some((line) => line.startsWith("pcol_")) && child.exitCode === null) await sleep(5)
  await sleep(milliseconds)
  child.kill("SIGKILL")
  expect(await ended).toBe("SIGKILL")
  return lines.filter((line) => line.startsWith("pcol_"))
}

/** Another process delivers what is left, once the leases of the first one have expired. */
async function deliverTheRest(): Promise<void> {
  const engine = createEngine({ db: database.db })
  subscribeRecorder(engine)
  const outbox = startOutbox(engine)
  await vi.waitFor(
    async () => {
      await outbox.drain()
      expect(await database.db.selectFrom("staged_job").select("id").execute()).toEqual([])
    },
    { timeout: 30_000, interval: 50 },
  )
  await outbox.stop()
}

async function collections(): Promise<string[]> {
  const rows = await database.db.selectFrom("product_collection").select("id").orderBy("id").execute()
  return rows.map(({ id }) => id)
}

it("delivers once what a killed process had committed and not begun to deliver", async () => {
  const told = await workAndDie(300, { SUBSCRIBER: "stuck" })
  expect(await readDeliveries(database.db)).toEqual([])
  await deliverTheRest()
  const made = await collections()
  expect(made).toEqual(expect.arrayContaining(told))
  const deliveries = await readDeliveries(database.db)
  expect(deliveries.map(({ collection }) => collection).sort()).toEqual(made)
  expect(deliveries.filter(({ times }) => times !== 1)).toEqual([])
})

it("loses nothing when it is killed at any moment, and repeats one event per kill at most", async () => {
  const told: string[] = []
  const kills = 5
  for (let round = 0; round < kills; round++) told.push(...(await workAndDie(Math.random() * 400)))
  await deliverTheRest()
  const made = await collections()
  expect(made).toEqual(expect.arrayContaining(told))
  const deliveries = await readDeliveries(database.db)
  expect(deliveries.map(({ collection }) => collection).sort()).toEqual(made)
  const repeated = deliveries.reduce((sum, { times }) => sum + times - 1, 0)
  expect(repeated).toBeLessThanOrEqual(kills)
})
