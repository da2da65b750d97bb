import { createEngine } from "@stheno/core/host"
import { build } from "esbuild"
import { sql } from "kysely"
import { spawn, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { createTestDatabase, type TestDatabase } from "../testing/index.ts"
import { startJobs } from "./index.ts"

// Each worker is a process, and they share two cores with the rest of the run.
vi.setConfig({ testTimeout: 180_000 })

const root = fileURLToPath(new URL("../../../..", import.meta.url))
const program = path.join(root, "node_modules/.cache", `job-child-${process.pid}.mjs`)
const children: ChildProcess[] = []
let database: TestDatabase

beforeAll(async () => {
  await build({
    absWorkingDir: root,
    entryPoints: ["packages/testing/src/job-child.ts"],
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
  await sql`create table effect (attempt integer not null)`.execute(database.db)
})
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL")
  fs.rmSync(program, { force: true })
  await database.drop()
})

/** A worker in a separate process, and the attempts it began. */
function startChild(env: Record<string, string> = {}): { child: ChildProcess; lines: string[] } {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  children.push(child)
  const lines: string[] = []
  createInterface(child.stdout).on("line", (line) => lines.push(line))
  return { child, lines }
}

const effects = async () =>
  (await sql<{ attempt: number }>`select attempt from effect`.execute(database.db)).rows

it("does a job once whose worker is killed in the middle of it", async () => {
  const engine = createEngine({ db: database.db })
  const job = { name: "write-once", about: "Writes a row.", firstPause: 1, run: async () => {} }
  const asking = startJobs({
    engine,
    url: database.url,
    jobs: [job],
    isWorker: false,
    log: engine.log,
    lease: 3,
  })
  const id = await asking.enqueue("write-once", {})
  await asking.stop()
  const first = startChild({ JOB: "stuck" })
  await vi.waitFor(() => expect(first.lines).toEqual(["begun 1"]), { timeout: 60_000, interval: 50 })
  const ended = new Promise((resolve) => first.child.on("close", resolve))
  first.child.kill("SIGKILL")
  await ended
  expect(await effects()).toEqual([])
  const second = startChild()
  await vi.waitFor(async () => expect(await effects()).toEqual([{ attempt: 2 }]), {
    timeout: 60_000,
    interval: 100,
  })
  const { rows } = await sql`select id, state, retry_count from pgboss.job where name = 'write-once'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ id, state: "completed", retry_count: 1 }])
  expect(second.lines).toEqual(["begun 2"])
})
