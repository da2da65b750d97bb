import { describe, expect, test } from "vitest"
import {
  includedTax,
  lineTax,
  netUnitPrice,
  priceWithTax,
  roundedIncludedTax,
  shippingTax,
  totalRate,
} from "./tax-amount.ts"

const rates = (...all: (number | null)[]) => all.map((rate) => ({ rate }))

describe("lineTax", () => {
  test.each([
    // unit price, quantity, rates, discount, tax
    [1999, 3, [12.5], 0, 750],
    [333, 7, [12.5], 0, 291],
    [1000, 1, [5, 2], 0, 70],
    [333, 2, [20], 399.7599039615846, 53],
    [1000, 1, [20], 600.2400960384153, 80],
    [1000, 1, [20], 999.9999999999999, 0],
    [1, 1, [100], 0.5, 0],
    [2, 1, [100], 0.5, 2],
    [-1000, 1, [25], 0, -250],
    [-1, 1, [50], 0, 0],
    [1, 1, [50, 50], 0, 2],
    [1050, 1, [8.1], 0, 85],
    [999_999, 1_000_000, [8.1], 0, 80_999_919_000],
    [777, 1, [], 0, 0],
    [777, 1, [null], 0, 0],
  ])("%d x %d at %j less %d is %d", (unit_price, quantity, lines, discount, tax) => {
    expect(lineTax({ unit_price, quantity, tax_lines: rates(...lines) }, discount)).toBe(tax)
  })

  test.each([
    // the tax of one unit is rounded, then the net price of all units is taxed
    [1000, 3, [25], 0, 600],
    [999, 3, [25], 0, 599],
    [999, 3, [10, 15], 0, 600],
    [100, 7, [8.1], 0, 53],
    [1000, 2, [25], 100, 375],
    [1, 1, [25], 0, 0],
    [3, 1, [20], 0, 0],
  ])("%d x %d with %j inside less %d is %d", (unit_price, quantity, lines, discount, tax) => {
    const line = { unit_price, quantity, includes_tax: true, tax_lines: rates(...lines) }
    expect(lineTax(line, discount)).toBe(tax)
  })
})

test.each([2, -2, 0.4])("a price of 0 has no tax, also when %d is taken off it", (discount) => {
  const line = { unit_price: 0, quantity: 1, tax_lines: rates(50) }
  expect(lineTax(line, discount)).toBe(0)
  expect(lineTax({ ...line, includes_tax: true }, discount)).toBe(0)
})

test("netUnitPrice takes the rounded tax of one unit off", () => {
  expect(netUnitPrice({ unit_price: 999, quantity: 3, includes_tax: true, tax_lines: rates(25) })).toBe(799)
  expect(netUnitPrice({ unit_price: 999, quantity: 3, includes_tax: false, tax_lines: rates(25) })).toBe(999)
  expect(netUnitPrice({ unit_price: 999, quantity: 3, includes_tax: true, tax_lines: null })).toBe(999)
})

test("shippingTax sums the tax lines without rounding", () => {
  expect(shippingTax({ price: 699, tax_lines: rates(12.5) })).toBe(87.375)
  expect(shippingTax({ price: 699, tax_lines: rates(12.5, 0.1) })).toBe(88.074)
  expect(shippingTax({ price: 1250, includes_tax: true, tax_lines: rates(25) })).toBe(250)
  expect(shippingTax({ price: 1100, includes_tax: true, tax_lines: rates(10, 10) })).toBe(200)
  expect(shippingTax({ price: 500, tax_lines: undefined })).toBe(0)
})

test("includedTax is rate over one plus rate of the price", () => {
  expect(includedTax(1250, 25)).toBe(250)
  expect(includedTax(1050, 5)).toBe(50)
  expect(includedTax(3, 20)).toBe(0.5)
  expect(includedTax(1081, 8.1)).toBe(81)
  expect(roundedIncludedTax(3, 20)).toBe(1)
  expect(roundedIncludedTax(1081, 8.1)).toBe(81)
})

test("totalRate adds decimals", () => {
  expect(totalRate(rates(8.1, 0.2, null))).toBe(8.3)
  expect(totalRate(null)).toBe(0)
})

test.each([
  [800, false, [25], { tax: 200, price_incl_tax: 1000 }],
  [500, false, [25], { tax: 125, price_incl_tax: 625 }],
  [1200, false, [0], { tax: 0, price_incl_tax: 1200 }],
  [1000, true, [25], { tax: 200, price_incl_tax: 1000 }],
  [1000, false, [], { tax: 0, price_incl_tax: 1000 }],
])("a price of %d (tax inside: %s) at %j is %j", (price, inside, lines, expected) => {
  expect(priceWithTax(price, inside, rates(...lines))).toEqual(expected)
})

describe("the tax inside a discounted line", () => {
  const unit = { unit_price: 3, includes_tax: true, tax_lines: rates(20) }

  test.each([
    // quantity, discount before tax, tax
    [1_000_000, 2_600_000, 0],
    [1_000_000, 2_340_000, 40_000],
    [1_000_000, 1_300_000, 200_000],
    [10, 26, 0],
    [10, 25, 0],
    // v1's 0.4 rounds to 0; the share of the full tax would be 1
    [10, 18, 0],
    [10, 3, 3],
    [1, 2, 0],
  ])("%d units at 3 less %d have %d", (quantity, discount, tax) => {
    expect(lineTax({ ...unit, quantity }, discount)).toBe(tax)
    const returned = { ...unit, unit_price: -3, tax_lines: rates(25) }
    expect(lineTax({ ...returned, quantity }, 0 - discount)).toBeLessThanOrEqual(0)
  })

  test("is zero at 100 %, also where v1 leaves a rest", () => {
    // One unit at 2 has a net price of 2, and 100 units a subtotal of 160: v1 taxes the 40 between them.
    const line = { unit_price: 2, quantity: 100, includes_tax: true, tax_lines: rates(20) }
    expect(lineTax(line, 160)).toBe(0)
  })

  test("is v1's wherever that is not more than one smallest unit off", () => {
    const line = { unit_price: 1999, quantity: 3, includes_tax: true, tax_lines: rates(19) }
    expect(lineTax(line, 500)).toBe(Math.round((1680 * 3 - 500) * 0.19))
    expect(lineTax({ ...line, quantity: 8 }, 13_432)).toBe(Math.round((1680 * 8 - 13_432) * 0.19))
  })

  test("is never more than a price that several rates are taken out of", () => {
    const line = { unit_price: 3, quantity: 1, includes_tax: true, tax_lines: rates(200, 200) }
    // Of 3, 2.4 is tax at 400 %; two taxes of 200 % on the rest of 1 would be 4.
    expect(lineTax(line)).toBe(3)
    expect(lineTax({ ...line, unit_price: -3 })).toBe(-3)
  })
})
