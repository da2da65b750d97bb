import { fileURLToPath } from "node:url"
import { startTestShop, type TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, expect, it } from "vitest"

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({
    directory: fileURLToPath(new URL("..", import.meta.url)),
  })
})
afterAll(() => shop?.stop())

const headers = { Origin: "https://elsewhere.example.com" }

it("permits every origin to call one endpoint without cookies", async () => {
  for (const method of ["GET", "OPTIONS"]) {
    const response = await shop.fetch("/store/newest", { method, headers })
    expect(response.ok).toBe(true)
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    expect(response.headers.get("access-control-allow-credentials")).toBeNull()
  }
})

it("permits only listed origins to call the others", async () => {
  const response = await shop.fetch("/store/products", { headers })
  expect(response.headers.get("access-control-allow-origin")).toBeNull()
})
