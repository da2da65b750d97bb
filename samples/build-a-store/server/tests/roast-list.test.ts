import { startTestShop, type TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, expect, it } from "vitest"

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop?.stop())

it("is empty while nothing was ordered", async () => {
  const response = await shop.admin("/admin/roast-list")
  expect(await response.json()).toEqual({ roast_list: [] })
})

it("is only for the team", async () => {
  const response = await shop.fetch("/admin/roast-list")
  expect(response.status).toBe(401)
})
