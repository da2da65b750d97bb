import { describe, expect, test } from "vitest"
import { cartTotals, type LineInput } from "./index.ts"
import { cart, expectWorked, type Row, type Worked } from "./worked-carts.ts"

const percentage = { id: "disc_percent", rule: { type: "percentage" } } as const
const fixed = { id: "disc_fixed", rule: { type: "fixed" } } as const
const free = { id: "disc_free", rule: { type: "free_shipping" } } as const

test("the totals have the names of the wire format, in its order", () => {
  const { totals, items, shippingMethods } = cartTotals(
    cart({ lines: [[1, 1, []]], shipping: [[1, []]], items: [], totals: [] }),
  )
  expect(Object.keys(totals)).toEqual([
    "subtotal",
    "discount_total",
    "item_tax_total",
    "shipping_total",
    "shipping_tax_total",
    "tax_total",
    "gift_card_total",
    "gift_card_tax_total",
    "total",
  ])
  expect(Object.keys(items.get("item_0")!).toSorted()).toEqual([
    "discount_total",
    "original_tax_total",
    "original_total",
    "raw_discount_total",
    "subtotal",
    "tax_total",
    "total",
  ])
  expect(Object.keys(shippingMethods.get("sm_0")!).toSorted()).toEqual([
    "original_tax_total",
    "original_total",
    "price",
    "subtotal",
    "tax_total",
    "total",
  ])
})

describe("tax", () => {
  const lines = (rate: readonly number[]): Row[] => [
    [1999, 3, rate],
    [333, 7, rate],
  ]

  test.each<[string, Worked]>([
    [
      "of 12.5 percent",
      {
        lines: lines([12.5]),
        shipping: [[699, [12.5]]],
        items: [
          [5997, 0, 750, 750, 6747, 6747],
          [2331, 0, 291, 291, 2622, 2622],
        ],
        methods: [[699, 87, 786]],
        totals: [8328, 0, 1041, 699, 87, 1128, 0, 0, 10155],
      },
    ],
    [
      "not counted yet",
      {
        lines: lines([]),
        shipping: [[699, []]],
        items: [
          [5997, 0, 0, 0, 5997, 5997],
          [2331, 0, 0, 0, 2331, 2331],
        ],
        methods: [[699, 0, 699]],
        totals: [8328, 0, 0, 699, 0, 0, 0, 0, 9027],
      },
    ],
    [
      "of 20 percent",
      {
        lines: lines([20]),
        shipping: [[699, [20]]],
        items: [
          [5997, 0, 1199, 1199, 7196, 7196],
          [2331, 0, 466, 466, 2797, 2797],
        ],
        methods: [[699, 140, 839]],
        totals: [8328, 0, 1665, 699, 140, 1805, 0, 0, 10832],
      },
    ],
    [
      "by product, by type and of shipping, two on one line",
      {
        lines: [
          [1000, 1, [5, 2]],
          [2000, 1, [10]],
          [3000, 1, [20]],
        ],
        shipping: [[400, [15]]],
        items: [
          [1000, 0, 70, 70, 1070, 1070],
          [2000, 0, 200, 200, 2200, 2200],
          [3000, 0, 600, 600, 3600, 3600],
        ],
        methods: [[400, 60, 460]],
        totals: [6000, 0, 870, 400, 60, 930, 0, 0, 7330],
      },
    ],
    [
      "not on a custom line",
      {
        lines: [
          [900, 1, [25]],
          [777, 1, []],
        ],
        shipping: [[123, [25]]],
        items: [
          [900, 0, 225, 225, 1125, 1125],
          [777, 0, 0, 0, 777, 777],
        ],
        methods: [[123, 31, 154]],
        totals: [1677, 0, 225, 123, 31, 256, 0, 0, 2056],
      },
    ],
    [
      "on shipping alone",
      {
        lines: [],
        shipping: [[500, [25]]],
        items: [],
        methods: [[500, 125, 625]],
        totals: [0, 0, 0, 500, 125, 125, 0, 0, 625],
      },
    ],
    [
      "several on shipping, rounded once",
      {
        lines: [],
        shipping: [
          [101, [12.5, 12.5]],
          [101, [12.5]],
        ],
        items: [],
        methods: [
          [101, 25, 126],
          [101, 13, 114],
        ],
        totals: [0, 0, 0, 202, 38, 38, 0, 0, 240],
      },
    ],
    ["on nothing", { lines: [], items: [], totals: [0, 0, 0, 0, 0, 0, 0, 0, 0] }],
  ])("%s", (_, worked) => expectWorked(worked))
})

describe("discounts", () => {
  test.each<[string, Worked]>([
    [
      "a percentage, one line left out",
      {
        lines: [
          [1999, 2, [25], 400],
          [333, 3, [25], 100],
          [1000, 1, [25]],
        ],
        by: "disc_percent",
        shipping: [[700, [25]]],
        rest: { discounts: [percentage] },
        items: [
          [3998, 400, 900, 1000, 4498, 4998],
          [999, 100, 225, 250, 1124, 1249],
          [1000, 0, 250, 250, 1250, 1250],
        ],
        methods: [[700, 175, 875]],
        totals: [5997, 500, 1375, 700, 175, 1550, 0, 0, 7747],
      },
    ],
    [
      "a fixed total with fractions",
      {
        lines: [
          [1000, 1, [20], 600.2400960384153],
          [333, 2, [20], 399.7599039615846],
        ],
        by: "disc_fixed",
        rest: { discounts: [fixed] },
        items: [
          [1000, 600, 80, 200, 480, 1200],
          [666, 400, 53, 133, 319, 799],
        ],
        totals: [1666, 1000, 133, 0, 0, 133, 0, 0, 799],
      },
    ],
    [
      "a fixed amount off each unit",
      {
        lines: [
          [1000, 1, [20], 100],
          [333, 2, [20], 200],
        ],
        by: "disc_fixed",
        rest: { discounts: [fixed] },
        items: [
          [1000, 100, 180, 200, 1080, 1200],
          [666, 200, 93, 133, 559, 799],
        ],
        totals: [1666, 300, 273, 0, 0, 273, 0, 0, 1639],
      },
    ],
    [
      "all of the goods, not the shipping",
      {
        lines: [
          [1000, 1, [20], 999.9999999999999],
          [333, 2, [20], 666],
        ],
        by: "disc_fixed",
        shipping: [[500, [20]]],
        rest: { discounts: [fixed] },
        items: [
          [1000, 1000, 0, 200, 0, 1200],
          [666, 666, 0, 133, 0, 799],
        ],
        methods: [[500, 100, 600]],
        totals: [1666, 1666, 0, 500, 100, 100, 0, 0, 600],
      },
    ],
    [
      "halves are rounded up per line, and once in the sum",
      {
        lines: [
          [500, 1, [], 0.5],
          [500, 1, [], 0.5],
        ],
        by: "disc_fixed",
        rest: { discounts: [fixed] },
        items: [
          [500, 1, 0, 0, 499, 500],
          [500, 1, 0, 0, 499, 500],
        ],
        totals: [1000, 1, 0, 0, 0, 0, 0, 0, 999],
      },
    ],
    [
      "free shipping with a percentage",
      {
        lines: [[1000, 1, [25], 200]],
        by: "disc_percent",
        shipping: [[600, [25]]],
        rest: { discounts: [free, percentage] },
        items: [[1000, 200, 200, 250, 1000, 1250]],
        methods: [[0, 0, 0]],
        totals: [1000, 200, 200, 0, 0, 200, 0, 0, 1000],
      },
    ],
    [
      "rows left behind by a removed discount do not count",
      {
        lines: [[1000, 1, [25], 200]],
        by: "disc_percent",
        rest: { discounts: [free] },
        items: [[1000, 0, 250, 250, 1250, 1250]],
        totals: [1000, 0, 250, 0, 0, 250, 0, 0, 1250],
      },
    ],
  ])("%s", (_, worked) => expectWorked(worked))

  test("by hand count without any discount and where none is allowed; others do not", () => {
    const item: LineInput = {
      id: "item",
      unit_price: 1000,
      quantity: 1,
      allow_discounts: false,
      adjustments: [
        { amount: 30, discount_id: null },
        { amount: 500, discount_id: "disc_fixed" },
      ],
    }
    const base = cart({ lines: [], items: [], totals: [] })
    expect(cartTotals({ ...base, items: [item] }).totals.discount_total).toBe(30)
    expect(cartTotals({ ...base, items: [item], discounts: [fixed] }).totals.discount_total).toBe(30)
    const allowed = { ...item, allow_discounts: true }
    expect(cartTotals({ ...base, items: [allowed], discounts: [fixed] }).totals.discount_total).toBe(530)
  })

  test("free shipping keeps what shipping would have cost", () => {
    const { shippingMethods } = cartTotals(
      cart({ lines: [], shipping: [[600, [25]]], rest: { discounts: [free] }, items: [], totals: [] }),
    )
    expect(shippingMethods.get("sm_0")).toEqual({
      price: 600,
      subtotal: 0,
      tax_total: 0,
      total: 0,
      original_tax_total: 150,
      original_total: 750,
    })
  })
})

test("the cart is left alone, whatever is in it", () => {
  const deepFreeze = (value: unknown): unknown => {
    if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
    return value
  }
  const made = cart({
    lines: [[1000, 2, [20], 5]],
    shipping: [[500, [20]]],
    rest: { discounts: [fixed] },
    items: [],
    totals: [],
  })
  deepFreeze(made)
  expect(cartTotals(made).totals.total).toBe(3000)
})
