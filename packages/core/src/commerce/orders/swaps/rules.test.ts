import { describe, expect, test } from "vitest"
import { assertAllowed, cancelRefusal, creditLine, type EarlierCredit } from "./rules.ts"

const at = "2026-11-25T10:00:00.000Z"

describe("what can be done with a swap", () => {
  type Swap = Parameters<typeof assertAllowed>[1]
  const open: Swap = { canceled_at: null, confirmed_at: at, fulfillment_status: "not_fulfilled" }
  const attempt =
    (action: Parameters<typeof assertAllowed>[0], over: Partial<Swap> = {}) =>
    () =>
      assertAllowed(action, { ...open, ...over })

  test.each([
    ["process", "be processed"],
    ["fulfill", "be fulfilled"],
    ["ship", "be fulfilled as shipped"],
  ] as const)("%s, unless it is canceled", (action, words) => {
    expect(attempt(action)).not.toThrow()
    expect(attempt(action, { canceled_at: at })).toThrow(`Canceled swap cannot ${words}`)
  })

  test("only its difference waits for the customer", () => {
    expect(attempt("process", { confirmed_at: null })).toThrow("hasn't been confirmed by the customer")
    expect(attempt("fulfill", { confirmed_at: null })).not.toThrow()
    expect(attempt("ship", { confirmed_at: null })).not.toThrow()
  })

  test("it is fulfilled once, and again after a cancellation", () => {
    expect(attempt("fulfill", { fulfillment_status: "canceled" })).not.toThrow()
    expect(attempt("fulfill", { fulfillment_status: "fulfilled" })).toThrow("The swap was already fulfilled")
    expect(attempt("ship", { fulfillment_status: "fulfilled" })).not.toThrow()
    expect(attempt("process", { fulfillment_status: "fulfilled" })).not.toThrow()
  })
})

describe("canceling a swap", () => {
  type Swap = Parameters<typeof cancelRefusal>[0]
  const open: Swap = { payment_status: "captured", fulfillments: [], return_order: null }
  const message = (swap: Partial<Swap>) => cancelRefusal({ ...open, ...swap })?.message

  test("is possible when its fulfillments and its return are canceled", () => {
    expect(message({})).toBeUndefined()
    expect(
      message({ fulfillments: [{ canceled_at: at }], return_order: { status: "canceled" } }),
    ).toBeUndefined()
  })

  test.each(["difference_refunded", "partially_refunded", "refunded"] as const)(
    "is not possible once it is %s",
    (payment_status) => {
      expect(message({ payment_status })).toBe("Swap with a refund cannot be canceled")
    },
  )

  test("is not possible with a fulfillment or a return that is not canceled", () => {
    expect(message({ fulfillments: [{ canceled_at: at }, { canceled_at: null }] })).toMatch(
      /^All fulfillments/,
    )
    expect(message({ return_order: { status: "requested" } })).toMatch(/^Return must be canceled/)
  })
})

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
  const credit = creditLine({ ...line, adjustments }, 1)
  expect(credit.values.unit_price).toBe(0)
  expect(credit.adjustments.map(({ amount }) => amount)).toEqual([0])
})

test("goods that come back credit their price, their tax and their part of the discount", () => {
  const credit = creditLine(
    {
      ...line,
      thumbnail: "shirt.jpg",
      variant_id: "variant_1",
      unit_price: 1000,
      includes_tax: true,
      metadata: { size: "M" },
      tax_lines: [{ rate: 25, name: "VAT", code: "vat" }],
      // 250.25 for each of the four, 750.75 for three
      adjustments: [{ amount: 1001, description: "discount", discount_id: "disc_1" }],
    },
    3,
  )
  expect(credit).toEqual({
    values: {
      title: "Shirt",
      thumbnail: "shirt.jpg",
      variant_id: "variant_1",
      unit_price: -1000,
      quantity: 3,
      is_return: true,
      allow_discounts: true,
      includes_tax: true,
      metadata: { size: "M" },
    },
    taxLines: [{ rate: 25, name: "VAT", code: "vat" }],
    adjustments: [{ amount: -751, description: "discount", discount_id: "disc_1" }],
  })
  const discount = { amount: 410, description: "discount", discount_id: "disc_1" }
  const whole = creditLine({ ...line, quantity: 3, adjustments: [discount] }, 3)
  expect(whole.adjustments).toEqual([{ ...discount, amount: -410 }])
  expect(creditLine({ ...line, adjustments: [] }, 1).values.metadata).toBeNull()
})

test.each([
  { quantities: [1, 1, 1], discounts: [-137, -137, -136] },
  { quantities: [2, 1], discounts: [-273, -137] },
])("separate swaps of $quantities units credit the whole discount", ({ quantities, discounts }) => {
  const discount = { amount: 410, description: "discount", discount_id: "disc_1" }
  const earlier: EarlierCredit[] = []
  const credited = quantities.map((quantity) => {
    const { adjustments } = creditLine({ ...line, quantity: 3, adjustments: [discount] }, quantity, earlier)
    const { amount = 0, discount_id = null } = adjustments[0] ?? {}
    earlier.push({ quantity, discounts: [{ discount_id, amount: -amount }] })
    return amount
  })
  expect(credited).toEqual(discounts)
})

test("a swap whose credit is not known counts with its part, and one that subtracted too much leaves nothing", () => {
  const whole = {
    ...line,
    quantity: 3,
    adjustments: [{ amount: 410, description: "discount", discount_id: "disc_1" }],
  }
  const after = (discounts: EarlierCredit["discounts"]) =>
    creditLine(whole, 1, [{ quantity: 1, discounts }]).adjustments.map(({ amount }) => amount)
  expect(after(null)).toEqual([-137])
  expect(after([{ discount_id: "disc_1", amount: 410 }])).toEqual([0])
  expect(after([{ discount_id: "disc_2", amount: 410 }])).toEqual([-205])
})
