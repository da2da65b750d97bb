import { join } from "node:path"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"

let database: TestDatabase
let printed: unknown[][] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.resetModules()
  printed = []
})

function prepare() {
  const directory = createTemporaryDirectory()
  const env = { DATABASE_URL: database.url, PORT: "0", LOG_LEVEL: "silent" }
  for (const [name, value] of Object.entries({
    ...env,
    DATA_DIR: join(directory, "data"),
  }))
    vi.stubEnv(name, value)
  vi.spyOn(console, "log").mockImplementation(
    (...words) => void printed.push(words),
  )
  vi.spyOn(console, "error").mockImplementation(() => undefined)
}

it("serves a project, runs a job, loads the project again, and stops", async () => {
  prepare()
  const { host, stop } = await import("./serve.ts")
  expect(printed).toEqual([[{ greeting: "Hello" }]])
  await vi.waitFor(
    async () => {
      const { metadata } = await database.db
        .selectFrom("store")
        .select("metadata")
        .executeTakeFirstOrThrow()
      expect(metadata).toEqual({ products: 0, note: "first" })
    },
    { timeout: 20_000, interval: 100 },
  )
  await stop()
  await expect(fetch(`${host.apiUrl}/health`)).rejects.toThrow()
})

it("starts a worker and stops it", async () => {
  prepare()
  const { stop } = await import("./worker.ts")
  await stop()
})

it("opens a database and closes it", async () => {
  prepare()
  await import("./count-currencies.ts")
  expect(printed).toEqual([["number"]])
})

it("says what a setting accepts", async () => {
  prepare()
  await import("./read-port.ts")
  expect(printed).toEqual([["PORT must be a whole number from 0 to 65535."]])
})

it("starts an embedded database and stops it", async () => {
  prepare()
  await import("./embedded.ts")
  expect(printed).toEqual([["/stheno"]])
})
