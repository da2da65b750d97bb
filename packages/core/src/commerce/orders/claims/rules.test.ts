import { expect, test } from "vitest"
import { cancelRefusal, claimRefund } from "./rules.ts"

const line = (shipped: number | null) => ({
  id: "item_1",
  unit_price: 1000,
  quantity: 3,
  shipped_quantity: shipped,
  includes_tax: false,
  tax_lines: [],
  adjustments: [],
})

test("a claim refunds the claimed units of lines that were sent, and nothing for others", () => {
  const refundOf = (shipped: number | null, quantity: number) =>
    claimRefund([{ line: line(shipped), wanted: { item_id: "item_1", quantity } }], { discounts: [] })
  expect([refundOf(3, 2), refundOf(2, 2)]).toEqual([2000, 2000])
  expect([refundOf(1, 2), refundOf(0, 1), refundOf(null, 1)]).toEqual([0, 0, 0])
})

test("a claim is not canceled after its refund, during its fulfillment or before its return is canceled", () => {
  type Claim = Parameters<typeof cancelRefusal>[0]
  const open: Claim = { refund_amount: null, fulfillments: [], return_order: null }
  const message = (claim: Partial<Claim>) => cancelRefusal({ ...open, ...claim })?.message
  expect(message({})).toBeUndefined()
  expect(message({ refund_amount: 100 })).toBe("Claim with a refund cannot be canceled")
  expect(message({ fulfillments: [{ canceled_at: null }] })).toMatch(/fulfillment/i)
  expect(message({ fulfillments: [{ canceled_at: "2026-11-25T10:00:00.000Z" }] })).toBeUndefined()
  expect(message({ return_order: { status: "requested" } })).toMatch(/^Return must be canceled/)
  expect(message({ return_order: { status: "canceled" } })).toBeUndefined()
})
