import { describe, expect, test } from "vitest"
import { lineItemRefund, type RefundContext } from "./line-item-refund.ts"
import { taxCalculation } from "./tax-strategy.ts"
import type { LineInput } from "./shapes.ts"

const fixed = { id: "disc", rule: { type: "fixed" } } as const
const line = (unit_price: number, quantity: number, discount = 0): LineInput => ({
  id: "item",
  unit_price,
  quantity,
  tax_lines: [{ rate: 25 }],
  adjustments: [{ amount: discount, discount_id: "disc" }],
})
const refund = (of: LineInput, quantity: number, context: Partial<RefundContext> = {}) =>
  lineItemRefund({ line: of, quantity }, { discounts: [fixed], ...context })

describe("the refund of units of a line", () => {
  test("is their price less their part of the discount, with the tax on that", () => {
    expect(refund(line(1000, 2, 200), 1)).toBe(1125)
    expect(refund(line(1000, 2, 200), 2)).toBe(2250)
  })

  test("at an order's one rate is the same", () => {
    const old = { tax_rate: 25 }
    expect(refund(line(1000, 2, 200), 1, old)).toBe(1125)
    expect(refund({ ...line(1250, 2, 200), includes_tax: true }, 1, old)).toBe(1125)
    expect(refund(line(1000, 2, 200), 1, { tax_rate: 0 })).toBe(1125)
  })

  test("is nothing when the rounded discount of a unit exceeds its price", () => {
    // A discount of 3 over two units is 2 for each
    expect(refund(line(1, 2, 3), 2)).toBe(0)
    expect(refund(line(0, 2, 3), 2)).toBe(0)
    expect(refund(line(1, 2, 3), 2, { tax_rate: 25 })).toBe(0)
  })

  test("stays negative for a line that credits returned units", () => {
    expect(refund(line(-1000, 2, -200), 1)).toBe(-1125)
    expect(refund(line(-1000, 2, -200), 1, { tax_rate: 25 })).toBe(-1125)
  })

  test("of a line without units is nothing, whatever was taken off it", () => {
    expect(refund(line(1000, 0, 200), 0)).toBe(0)
  })

  test("of a price that includes tax leaves out the tax that a strategy decides, and adds it again", () => {
    const taxes = taxCalculation([() => 100], { region_id: "reg", currency_code: "eur" })
    expect(taxes.netPrice({ ...line(1000, 2), includes_tax: true })).toBe(1900)
    expect(refund({ ...line(1000, 2), includes_tax: true }, 2, { taxes })).toBe(2000)
  })
})
