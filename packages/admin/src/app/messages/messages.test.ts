import { expect, it } from "vitest"
import { t } from "./index.ts"

it("texts without parameters are strings, others format", () => {
  expect(t.orders.title).toBe("Orders")
  expect(t.records.order({ number: 1234 })).toBe("Order #1234")
  expect(t.orderStates.status.pending).toBe("Open")
  expect([1, 2].map((count) => t.draftOrders.addSome({ count }))).toEqual(["Add 1 item", "Add 2 items"])
  expect(t.list.range({ first: 1, last: 20, count: 12345 })).toBe("1–20 of 12,345")
})

it("a brace that stands for itself is shown", () => {
  expect(t.settings.swapLinkHint).toContain("{cart_id}")
})
