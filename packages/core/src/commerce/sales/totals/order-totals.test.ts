import { describe, expect, test } from "vitest"
import {
  giftCardTransactionTotals,
  itemTotals,
  lineItemRefund,
  lineItemTotalsAtRate,
  orderTotals,
  refundTotal,
  returnRefund,
  shippingMethodTotalsAtRate,
  type OrderInput,
  type OrderLineInput,
} from "./index.ts"

const vat = [{ rate: 25 }]
const fixed = { id: "disc_fixed", rule: { type: "fixed" } } as const

function line(unit_price: number, quantity: number, over: Partial<OrderLineInput> = {}): OrderLineInput {
  return { id: "item", unit_price, quantity, tax_lines: vat, ...over }
}

function order(over: Partial<OrderInput> = {}): OrderInput {
  return {
    region: { gift_cards_taxable: true, tax_rate: 25 },
    items: [line(1000, 2)],
    shipping_methods: [{ id: "sm", price: 500, tax_lines: vat }],
    discounts: [],
    gift_cards: [],
    gift_card_transactions: [],
    payments: [],
    refunds: [],
    ...over,
  }
}

describe("orderTotals", () => {
  test("of an order that was paid and refunded in part", () => {
    const { totals, items } = orderTotals(order({ payments: [{ amount: 3125 }], refunds: [{ amount: 500 }] }))
    expect(totals).toEqual({
      subtotal: 2000,
      discount_total: 0,
      item_tax_total: 500,
      shipping_total: 500,
      shipping_tax_total: 125,
      tax_total: 625,
      gift_card_total: 0,
      gift_card_tax_total: 0,
      total: 3125,
      paid_total: 3125,
      refunded_total: 500,
      refundable_amount: 2625,
    })
    expect(items.get("item")).toEqual({
      subtotal: 2000,
      discount_total: 0,
      raw_discount_total: 0,
      tax_total: 500,
      original_tax_total: 500,
      total: 2500,
      original_total: 2500,
      refundable: 2500,
    })
  })

  test("counts the payments of swaps, and shipping without tax lines", () => {
    const shipping_methods = [
      { id: "sm", price: 500, tax_lines: vat },
      { id: "extra", price: 250, tax_lines: [] },
    ]
    const payments = [{ amount: 3125 }, { amount: 1375 }]
    expect(orderTotals(order({ shipping_methods, payments })).totals).toMatchObject({
      shipping_total: 750,
      shipping_tax_total: 125,
      total: 3375,
      paid_total: 4500,
      refundable_amount: 4500,
    })
  })

  test.each([
    [0, 3750],
    [1, 2500],
    [2, 1250],
    [3, 0],
  ])(
    "with %d of 3 units returned, %d is refundable and the line's totals stay",
    (returned_quantity, refundable) => {
      const items = [line(1000, 3, { returned_quantity })]
      const result = orderTotals(order({ items })).items.get("item")!
      expect(result).toMatchObject({ subtotal: 3000, tax_total: 750, total: 3750, refundable })
    },
  )

  test.each([
    [2, 2500, 0, [0, 2500, 500, 0]],
    [9, 7500, 2400, [400, 7500, 1500, 2400]],
  ])("of %d units with %d from a gift card", (quantity, amount, paid, [tax, cards, cardTax, total]) => {
    const twenty = [{ rate: 20 }]
    const made = order({
      items: [line(1000, quantity, { tax_lines: twenty })],
      shipping_methods: [{ id: "sm", price: 500, tax_lines: twenty }],
      gift_cards: [{ balance: 0, tax_rate: 20 }],
      gift_card_transactions: [{ amount, is_taxable: true, tax_rate: 20 }],
      payments: [{ amount: paid }],
    })
    expect(orderTotals(made).totals).toMatchObject({
      item_tax_total: quantity * 200,
      tax_total: tax,
      gift_card_total: cards,
      gift_card_tax_total: cardTax,
      total,
    })
  })

  test("without transactions counts what the cards hold", () => {
    expect(orderTotals(order({ gift_cards: [{ balance: 300, tax_rate: 20 }] })).totals).toMatchObject({
      tax_total: 565,
      gift_card_total: 300,
      gift_card_tax_total: 60,
      total: 2765,
    })
  })
})

describe("giftCardTransactionTotals", () => {
  const costs = { subtotal: 10_000, shipping_total: 0, discount_total: 0, tax_total: 10_000 }
  const taxing = { gift_cards_taxable: true, tax_rate: 25 }
  const untaxing = { gift_cards_taxable: false, tax_rate: 25 }

  test.each([
    ["its own rate", { is_taxable: true, tax_rate: 20, gift_card: { tax_rate: 10 } }, taxing, 200],
    ["not taxable", { is_taxable: false, tax_rate: null, gift_card: { tax_rate: 10 } }, taxing, 0],
    [
      "old: the card's rate",
      { is_taxable: null, tax_rate: null, gift_card: { tax_rate: 10 } },
      untaxing,
      100,
    ],
    [
      "old: the region's rate",
      { is_taxable: null, tax_rate: null, gift_card: { tax_rate: null } },
      taxing,
      250,
    ],
    ["old, card gone", { is_taxable: null, tax_rate: null, gift_card: null }, taxing, 250],
    ["old, region without tax on cards", { is_taxable: null, tax_rate: null }, untaxing, 0],
  ])("%s", (_, transaction, region, tax_total) => {
    expect(giftCardTransactionTotals([{ amount: 1000, ...transaction }], region, costs)).toEqual({
      total: 1000,
      tax_total,
    })
  })

  test("rounds after each one", () => {
    const row = { amount: 2, is_taxable: true, tax_rate: 25 }
    expect(giftCardTransactionTotals([row, row, row], taxing, costs)).toEqual({ total: 6, tax_total: 3 })
  })
})

describe("refunds", () => {
  const none = { discounts: [] }
  const cut = (amount: number) => ({ adjustments: [{ amount, discount_id: "disc_fixed" }] })

  test.each([
    ["one of three", line(1000, 3), 1, 1250],
    ["two of four", line(1000, 4), 2, 2500],
    ["none", line(1000, 4), 0, 0],
    ["a return line's none", line(-1000, 4), 0, 0],
    ["two rates", line(1000, 1, { tax_lines: [{ rate: 5 }, { rate: 2 }] }), 1, 1070],
    ["no tax lines", line(1600, 1, { tax_lines: [] }), 1, 1600],
    ["tax in the price", line(999, 3, { includes_tax: true }), 2, 1998],
    ["a discount, shared by the units", line(1000, 3, cut(300)), 1, 1125],
    ["a discount that does not divide", line(1000, 3, cut(100)), 3, 3626],
    ["a fraction of a fixed discount", line(1000, 1, cut(600.2400960384153)), 1, 500],
  ])("%s", (_, item, quantity, expected) => {
    expect(lineItemRefund({ line: item, quantity }, { discounts: [fixed] })).toBe(expected)
  })

  test("a discount that is not on the order does not count", () => {
    expect(lineItemRefund({ line: line(1000, 3, cut(300)), quantity: 1 }, none)).toBe(1250)
  })

  test("of several lines are summed", () => {
    const lines = [
      { line: line(1000, 3), quantity: 1 },
      { line: line(333, 2), quantity: 2 },
    ]
    expect(refundTotal(lines, none)).toBe(2083)
    expect(refundTotal([], none)).toBe(0)
  })

  test.each([
    ["no shipping", null, 1250],
    ["shipping with tax", { id: "sm", price: 200, tax_lines: vat }, 1000],
    ["dearer shipping", { id: "sm", price: 300, tax_lines: vat }, 875],
    ["shipping that costs more", { id: "sm", price: 2000, tax_lines: vat }, -1250],
  ])("of a return with %s", (_, shipping, expected) => {
    expect(returnRefund([{ line: line(1000, 3), quantity: 1 }], none, shipping)).toBe(expected)
  })

  test("of a swap's or claim's additional line follow its tax lines", () => {
    expect(itemTotals(line(1600, 1, { tax_lines: [] }), none).refundable).toBe(1600)
    expect(itemTotals(line(1600, 1), none).refundable).toBe(2000)
  })
})

describe("orders taxed at one rate", () => {
  test("ignore tax lines and keep the discount out of the line's total", () => {
    const item = line(1000, 2, { tax_lines: [{ rate: 99 }] })
    expect(lineItemTotalsAtRate(item, 100, 25)).toEqual({
      subtotal: 2000,
      discount_total: 100,
      raw_discount_total: 100,
      tax_total: 475,
      original_tax_total: 500,
      total: 2475,
      original_total: 2500,
    })
  })

  test("round the net price of prices with tax over all units", () => {
    const item = line(999, 3, { includes_tax: true })
    expect(lineItemTotalsAtRate(item, 0, 25)).toMatchObject({ subtotal: 2398, tax_total: 600, total: 2998 })
  })

  test("tax shipping at the rate too, and keep the tax out of the method's totals", () => {
    const method = { id: "sm", price: 699 }
    expect(shippingMethodTotalsAtRate(method, false, 12.5)).toMatchObject({
      subtotal: 699,
      tax_total: 87,
      total: 699,
    })
    expect(shippingMethodTotalsAtRate(method, true, 12.5)).toMatchObject({ total: 0, original_total: 699 })
  })

  test("as a whole", () => {
    const { totals, items } = orderTotals(order({ tax_rate: 10 }))
    expect(totals).toMatchObject({ subtotal: 2000, tax_total: 250, total: 2750 })
    expect(items.get("item")).toMatchObject({ tax_total: 200, refundable: 2200 })
  })

  test("a rate of zero is none: the tax lines count", () => {
    expect(orderTotals(order({ tax_rate: 0 })).totals.tax_total).toBe(625)
  })
})
