import {
  createTestDatabase,
  type TestDatabase,
} from "../../packages/server/src/testing/index.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 })
  vi.stubEnv("DATABASE_URL", database.url)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.drop()
})

// region server
import { loadProject, readConfig, startHost, type Host } from "@stheno/server"
import { afterAll, beforeAll, expect, it, vi } from "vitest"

let host: Host
beforeAll(async () => {
  const project = await loadProject(import.meta.dirname)
  const config = readConfig({
    ...project?.settings,
    DATABASE_URL: process.env["DATABASE_URL"],
    PORT: "0",
    LOG_LEVEL: "silent",
  })
  host = await startHost(config, { seed: false, onProgress: () => {}, project })
})
afterAll(() => host.stop())
// endregion

// region test
it("takes wishes, and refuses what is none", async () => {
  const ask = (body: object) =>
    fetch(`${host.apiUrl}/store/quotes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })

  const asked = await ask({ email: "ada@example.com", wish: "A kilo of oolong" })
  expect(asked.status).toBe(201)
  expect((await asked.json()).quote).toMatchObject({ state: "open" })

  const refused = await ask({ email: "ada@example.com" })
  expect(refused.status).toBe(400)
  expect((await refused.json()).message).toBe("wish must be a string")
})
// endregion
