import { afterAll, beforeAll, expect, it } from "vitest"
import type { Config } from "./config/keys.ts"
import { assembleEngine } from "./assemble-engine.ts"
import { prepareDatabase, type AdminLogin } from "./bootstrap.ts"
import { describeAdmin } from "./command-line/start.ts"
import { readConfig } from "./config/read-config.ts"
import { createTestDatabase } from "./testing/index.ts"

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function start(env: NodeJS.ProcessEnv): Promise<AdminLogin> {
  const config: Config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: "silent", ...env })
  const { engine, close } = assembleEngine(config, { url: database.url, baseUrl: "http://localhost:9000" })
  try {
    return await prepareDatabase(engine, config, () => undefined)
  } finally {
    await close()
  }
}

const own = { ADMIN_EMAIL: "ada@example.com", ADMIN_PASSWORD: "analytical engine" }

it("names the password of the settings where the admin user has it", async () => {
  expect(describeAdmin(await start({}))).toBe(
    "admin@example.com / supersecret (the default, for development only)",
  )
  const first = await start(own)
  expect(await start(own)).toEqual(first)
  expect(describeAdmin(first)).toBe("ada@example.com (password: the value of ADMIN_PASSWORD)")
})

it("names no password where the admin user has another one", async () => {
  expect(describeAdmin(await start({ ...own, ADMIN_PASSWORD: "difference engine" }))).toBe("ada@example.com")
})

it("names the default password where the settings have another one", async () => {
  expect(describeAdmin(await start({ ADMIN_PASSWORD: "difference engine" }))).toBe(
    "admin@example.com / supersecret (the default, for development only)",
  )
})
