// region limit
import { fileURLToPath } from "node:url"
import { startTestShop, type TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, expect, it } from "vitest"

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({
    directory: fileURLToPath(new URL("..", import.meta.url)),
    settings: { LOGIN_ATTEMPTS_PER_MINUTE: "2" },
  })
})
afterAll(() => shop?.stop())

it("accepts two quotes per minute from an IP address, and no more", async () => {
  const body = { email: "ada@example.com", wish: "A kilo of oolong" }
  const ask = () => shop.fetch("/store/quotes", { body })
  expect([(await ask()).status, (await ask()).status]).toEqual([201, 201])

  const rejected = await ask()
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0)
  const counted = await shop.admin("/admin/quotes")
  expect(await counted.json()).toEqual({ counts: [{ state: "open", count: 2 }] })
})
// endregion
