import { expect, test } from "vitest"
import { creditLine } from "./rules.ts"

const line = {
  title: "Shirt",
  thumbnail: null,
  variant_id: null,
  unit_price: 0,
  quantity: 4,
  allow_discounts: true,
  includes_tax: false,
  tax_lines: [],
}

test("a credit of nothing is 0, not minus 0", () => {
  const adjustments = [{ amount: 1, description: "discount", discount_id: "disc_1" }]
  const credit = creditLine({ ...line, adjustments }, 2)
  expect(credit.values.unit_price).toBe(0)
  expect(credit.adjustments.map(({ amount }) => amount)).toEqual([0])
})
