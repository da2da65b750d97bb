import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { orderDifferences } from "./orders.ts"

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test("a property of orders that v1 rejects is listed, and others are rejected", async () => {
  const update = (body: object) => app.admin("POST", "/admin/orders/order_unknown", body)
  expect((await update({ unknown: "x" })).status).toBe(400)
  expect((await update({ metadata: { a: "1" } })).status).toBe(404)
  expect(orderDifferences.map(({ when }) => when)).toContain("`metadata` in `POST /admin/orders/{id}`")
})
