import type { PaymentLine } from "@stheno/core"
import { expect, test } from "vitest"
import { purchaseOf } from "./src/klarna/order-lines.ts"

const cup: PaymentLine = {
  ...{ kind: "product", title: "Cup", sku: "CUP-1", quantity: 3, isShipped: true },
  ...{ originalTotal: 3750, total: 3000, taxTotal: 600, taxRate: 25 },
}
const shipping: PaymentLine = {
  ...{ kind: "shipping", title: "Post", quantity: 1, isShipped: false },
  ...{ originalTotal: 500, total: 500, taxTotal: 100, taxRate: 25 },
}
const namesOf = (amount: number, lines: readonly PaymentLine[], country = "SE") =>
  purchaseOf({ amount, lines }, country).order_lines.map(({ name, total_amount }) => [name, total_amount])

test("products and shipping are lines, with taxes and discounts", () => {
  expect(purchaseOf({ amount: 3500, lines: [cup, shipping] }, "SE")).toEqual({
    order_amount: 3500,
    order_tax_amount: 700,
    order_lines: [
      {
        ...{ type: "physical", name: "Cup", reference: "CUP-1", quantity: 3, unit_price: 1250 },
        ...{ tax_rate: 2500, total_amount: 3000, total_discount_amount: 750, total_tax_amount: 600 },
      },
      {
        ...{ type: "shipping_fee", name: "Post", quantity: 1, unit_price: 500 },
        ...{ tax_rate: 2500, total_amount: 500, total_tax_amount: 100 },
      },
    ],
  })
})

test("a price that the units do not share evenly is the price of one line", () => {
  expect(namesOf(1000, [{ ...cup, originalTotal: 1000, total: 1000, taxTotal: 200 }])).toEqual([
    ["3 × Cup", 1000],
  ])
})

test("what gift cards pay is a line with a negative amount", () => {
  expect(namesOf(2500, [cup, shipping])).toEqual([
    ["Cup", 3000],
    ["Post", 500],
    ["Gift card", -1000],
  ])
})

test("in the USA, taxes are a line", () => {
  const { order_tax_amount, order_lines } = purchaseOf({ amount: 3500, lines: [cup, shipping] }, "US")
  expect([order_tax_amount, order_lines.map(({ name, total_amount }) => [name, total_amount])]).toEqual([
    700,
    [
      ["Cup", 2400],
      ["Post", 400],
      ["Sales tax", 700],
    ],
  ])
})

test.each([
  ["no lines are known", 3500, []],
  ["the lines are less than the amount", 9000, [cup]],
  ["the tax of a line differs by rounding", 3000, [{ ...cup, taxTotal: 590 }]],
])("the order is one line when %s", (_, amount, lines) => {
  expect(namesOf(amount, lines)).toEqual([["Order", amount]])
})
