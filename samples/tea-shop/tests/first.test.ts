// region server
import { dirname } from "node:path"
import { startTestShop, type TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, expect, it } from "vitest"

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ directory: dirname(import.meta.dirname) })
})
afterAll(() => shop?.stop())
// endregion

// region test
it("registers a customer, and rejects a short password", async () => {
  const ada = { email: "ada@example.com", first_name: "Ada", last_name: "Byron" }
  const registered = await shop.fetch("/store/customers", {
    body: { ...ada, password: "correct horse" },
  })
  expect(registered.status).toBe(200)
  expect(await registered.json()).toMatchObject({ customer: ada })

  const rejected = await shop.fetch("/store/customers", {
    body: { ...ada, email: "grace@example.com", password: "short" },
  })
  expect(rejected.status).toBe(400)
  expect(await rejected.json()).toMatchObject({
    message: "The password must have 8 to 128 characters",
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
