import { createApp, createEngine } from "@stheno/core/host"
import { afterAll, beforeAll, expect, it } from "vitest"
import { countDifferences } from "../../count-differences.ts"
import { createTestDatabase } from "../../testing/index.ts"
import { checkDifferences } from "./check-differences.ts"

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const customer = (password: string) => {
  const body = JSON.stringify({ email: "ada@example.com", password, first_name: "Ada", last_name: "L" })
  const headers = { "content-type": "application/json" }
  return new Request("http://localhost:9000/store/customers", { method: "POST", headers, body })
}

it("names the differences that requests met, after the server has stored them", async () => {
  const { db } = database
  const engine = createEngine({ db })
  const app = createApp(engine)
  const counts = countDifferences(engine)
  expect((await app.fetch(customer("long enough"))).status).toBe(200)
  await counts.stop()
  expect(await checkDifferences(db)).toMatchObject({ level: "fine", subject: "differences from v1" })

  const again = countDifferences(engine, { interval: 20 })
  for (const password of ["short", "test"]) expect((await app.fetch(customer(password))).status).toBe(400)
  await again.stop()
  const day = new Date().toISOString().slice(0, 10)
  const found = await checkDifferences(db)
  expect(found.level).toBe("worth knowing")
  expect(found.message).toContain(`shortPasswords (short-passwords): 2, last on ${day}`)
  expect(found.message).not.toContain("ada")
})
