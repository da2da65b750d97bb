import type { LockProvider } from "@stheno/core"
import { createLockService, silentLog } from "@stheno/core/host"
import { createDatabaseLocks } from "@stheno/core/internal/extend/database-locks.ts"
import { build } from "esbuild"
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const program = path.join(root, "node_modules/.cache", `lock-child-${process.pid}.mjs`)

let database: TestDatabase
let locks: LockProvider
beforeAll(async () => {
  await build({
    absWorkingDir: root,
    entryPoints: ["packages/testing/src/lock-child.ts"],
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
  locks = createDatabaseLocks(database.db)
})
afterAll(async () => {
  fs.rmSync(program, { force: true })
  await database.drop()
})

/** Starts a process that takes a lock, and waits until it has it. */
async function startHolder(key: string, lease: number) {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, KEY: key, LEASE: String(lease) },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise((resolve) => child.on("close", (_code, signal) => resolve(signal)))
  onTestFinished(() => void child.kill("SIGKILL"))
  await new Promise((resolve) => child.stdout.once("data", resolve))
  return { child, ended }
}

const attempt = (key: string, timeout: number) =>
  createLockService(locks, { log: silentLog }).execute(key, () => "granted", { timeout })

it("a process keeps its lock for longer than a lease, and loses it when it is killed", async () => {
  const { child, ended } = await startHolder("report", 2)
  await expect(attempt("report", 3)).rejects.toMatchObject({ code: "lock_not_free" })
  child.kill("SIGKILL")
  expect(await ended).toBe("SIGKILL")
  await expect(attempt("report", 0)).rejects.toMatchObject({ code: "lock_not_free" })
  expect(await attempt("report", 10)).toBe("granted")
})

it("a process that stands still for longer than its lease does not keep others from the lock", async () => {
  const { child } = await startHolder("frozen", 1)
  child.kill("SIGSTOP")
  expect(await attempt("frozen", 10)).toBe("granted")
  child.kill("SIGCONT")
  // It must not get the lock back by renewing a lease that is over.
  await sleep(1_000)
  expect(await attempt("frozen", 0)).toBe("granted")
})
