import { sql } from "kysely"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { filesOf } from "../folder-of.ts"

// Code in the forms of v1, as its own tools wrote them.
let shop: ProjectServer
beforeAll(async () => {
  shop = await startProject(filesOf(import.meta.dirname))
})
afterAll(() => shop.close())

it("loads without a fault", () => {
  expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([])
  expect(shop.said).toContain("Applied migration project/1690000000000-greeting")
})

it("tells the subscriber, whose service writes", async () => {
  await shop.send("POST", "/store/customers", {
    email: "ada@example.com",
    password: "correct-horse",
    first_name: "Ada",
    last_name: "Byron",
  })
  const { access_token } = (
    await shop.send("POST", "/store/auth/token", {
      email: "ada@example.com",
      password: "correct-horse",
    })
  ).body
  await vi.waitFor(
    async () => {
      const { greetings } = ownBody<{ greetings: object[] }>(
        await shop.send("GET", "/store/greetings", undefined, {
          authorization: `Bearer ${access_token}`,
        }),
      )
      expect(greetings).toEqual([
        { id: "greet_ada@example.com", email: "ada@example.com" },
      ])
    },
    { timeout: 20_000, interval: 50 },
  )
  expect((await shop.send("GET", "/store/greetings")).status).toBe(401)
})

it("does the job", async () => {
  const id = await shop.host.jobs.enqueue("count-greetings", {})
  const { db, close } = openDatabase({ url: shop.databaseUrl, max: 1 })
  const state = sql<{
    state: string
  }>`select state from pgboss.job where id = ${id}`
  await vi.waitFor(
    async () =>
      expect((await state.execute(db)).rows).toEqual([{ state: "completed" }]),
    { timeout: 20_000, interval: 50 },
  )
  await close()
})
