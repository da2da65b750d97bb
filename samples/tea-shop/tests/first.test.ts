// region server
import { startTestShop, type TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, expect, it } from "vitest"

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ directory: import.meta.dirname })
})
afterAll(() => shop?.stop())
// endregion

// region test
it("stores a wish, and rejects one that is not complete", async () => {
  const wish = { email: "ada@example.com", wish: "A kilo of oolong" }
  const stored = await shop.fetch("/store/quotes", { body: wish })
  expect(stored.status).toBe(201)
  expect(await stored.json()).toMatchObject({ quote: { state: "open" } })

  const rejected = await shop.fetch("/store/quotes", {
    body: { email: "ada@example.com" },
  })
  expect(rejected.status).toBe(400)
  expect(await rejected.json()).toMatchObject({
    message: "wish must be a string",
  })
})
// endregion

// region admin
it("is a separate store, with an admin user", async () => {
  const body = { title: "Oolong" }
  const created = await shop.admin("/admin/products", { body })
  expect(created.status).toBe(200)

  const listed = await shop.admin("/admin/products")
  expect(await listed.json()).toMatchObject({ count: 1 })
  expect((await shop.fetch("/admin/products")).status).toBe(401)
})
// endregion

// region database
import { createTestDatabase } from "@stheno/server/testing"

it("has a migrated database for code that needs no server", async () => {
  const { db, drop } = await createTestDatabase()
  const currencies = await db.selectFrom("currency").select("code").execute()
  expect(currencies).toContainEqual({ code: "eur" })
  await drop()
})
// endregion
