import { describe, expect, test } from "vitest"
import { discountAdjustments, type DiscountableLine, type DiscountInput } from "./adjustments.ts"

const shirt = line("shirt", 1000, 1)
const mug = line("mug", 333, 2)

function line(
  id: string,
  unit_price: number,
  quantity: number,
  over: Partial<DiscountableLine> = {},
): DiscountableLine {
  return { id, unit_price, quantity, ...over }
}

function discount(
  type: "percentage" | "fixed" | "free_shipping",
  value: number,
  allocation: "total" | "item" = "total",
  over: Partial<DiscountInput> = {},
): DiscountInput {
  return { id: `disc_${type}`, rule: { type, value, allocation }, ...over }
}

function amounts(discounts: readonly DiscountInput[], lines: readonly DiscountableLine[]) {
  return discountAdjustments(discounts, lines).map(({ item_id, amount }) => [item_id, amount])
}

describe("fixed discounts", () => {
  test.each([
    [
      "over the total, with its fractions",
      1000,
      "total",
      [
        ["shirt", 600.2400960384153],
        ["mug", 399.7599039615846],
      ],
    ],
    [
      "off each unit",
      100,
      "item",
      [
        ["shirt", 100],
        ["mug", 200],
      ],
    ],
    [
      "larger than the cart",
      100_000,
      "total",
      [
        ["shirt", 999.9999999999999],
        ["mug", 666],
      ],
    ],
    [
      "larger than a unit",
      500,
      "item",
      [
        ["shirt", 500],
        ["mug", 666],
      ],
    ],
  ] as const)("%s", (_, value, allocation, expected) => {
    expect(amounts([discount("fixed", value, allocation)], [shirt, mug])).toEqual(expected)
  })

  test("a line alone gets all of it", () => {
    expect(amounts([discount("fixed", 449_599)], [line("a", 274_124, 2)])).toEqual([["a", 449_599]])
  })

  test("return lines neither get nor shrink a share", () => {
    const back = line("back", -1000, 1, { is_return: true })
    expect(amounts([discount("fixed", 100)], [line("a", 1600, 1), back])).toEqual([["a", 100]])
  })

  test("lines outside the conditions keep their share to themselves", () => {
    const conditions = [{ type: "products", operator: "in", ids: ["p1"] }] as const
    const lines = [
      line("a", 500, 1, { product: { id: "p1" } }),
      line("b", 1500, 1, { product: { id: "p2" } }),
    ]
    expect(amounts([discount("fixed", 400, "total", { conditions })], lines)).toEqual([["a", 100]])
  })
})

describe("percentages", () => {
  test.each([
    [
      10,
      [
        ["a", 400],
        ["b", 100],
      ],
    ],
    [
      100,
      [
        ["a", 3998],
        ["b", 999],
      ],
    ],
    [0, []],
    [
      33,
      [
        ["a", 1319],
        ["b", 330],
      ],
    ],
  ])("%d percent", (value, expected) => {
    expect(amounts([discount("percentage", value)], [line("a", 1999, 2), line("b", 333, 3)])).toEqual(
      expected,
    )
  })

  test("halves go up, without binary noise", () => {
    expect(amounts([discount("percentage", 29)], [line("a", 50, 1)])).toEqual([["a", 15]])
  })

  test("prices that include tax are discounted on what they are without it", () => {
    const taxed = { includes_tax: true, tax_lines: [{ rate: 25 }] }
    expect(amounts([discount("percentage", 10)], [line("a", 1000, 3, taxed)])).toEqual([["a", 240]])
    expect(amounts([discount("percentage", 10)], [line("a", 1000, 3, { includes_tax: true })])).toEqual([])
  })
})

test("a fixed discount is shared by net price between lines with and without tax in the price", () => {
  const gross = line("gross", 1250, 2, { includes_tax: true, tax_lines: [{ rate: 25 }] })
  const net = line("net", 500, 4, { tax_lines: [{ rate: 25 }] })
  expect(amounts([discount("fixed", 400)], [gross, net])).toEqual([
    ["gross", 200],
    ["net", 200],
  ])
})

test("lines that allow no discounts, return lines and free lines get nothing", () => {
  const lines = [
    line("no", 1000, 1, { allow_discounts: false }),
    line("back", 1000, 1, { is_return: true }),
    line("free", 0, 1),
    line("yes", 1000, 1, { allow_discounts: true }),
  ]
  expect(amounts([discount("percentage", 10)], lines)).toEqual([["yes", 100]])
})

test("only the first discount besides free shipping counts", () => {
  const twenty = { ...discount("percentage", 20), id: "disc_twenty" }
  expect(
    discountAdjustments([discount("free_shipping", 0), twenty, discount("percentage", 10)], [shirt]),
  ).toEqual([{ item_id: "shirt", discount_id: "disc_twenty", description: "discount", amount: 200 }])
  expect(discountAdjustments([discount("free_shipping", 0)], [shirt])).toEqual([])
  expect(discountAdjustments([], [shirt])).toEqual([])
})
