import { describe, expect, test } from "vitest"
import { cartTotals, swapCartTotals, type CartInput, type LineInput } from "./index.ts"
import {
  cart,
  expectWorked,
  methodNumbersOf,
  numbersOf,
  taxed,
  type Row,
  type Worked,
} from "./worked-carts.ts"

describe("gift cards", () => {
  const two: Row[] = [[1000, 2, [20]]]
  const items = [[2000, 0, 400, 400, 2400, 2400]]
  const untaxed = { gift_cards_taxable: false, tax_rate: 20 }
  const card = (balance: number, tax_rate: number | null = 20) => ({ balance, tax_rate })

  test.each<[string, Partial<CartInput>, readonly number[]]>([
    ["in part", { gift_cards: [card(300)] }, [300, 60, 2040]],
    ["in full, by two", { gift_cards: [card(300), card(10_000)] }, [2000, 400, 0]],
    ["not at all", { gift_cards: [] }, [0, 0, 2400]],
    ["empty", { gift_cards: [card(0)] }, [0, 0, 2400]],
    ["without a rate, where cards are taxed", { gift_cards: [card(300, null)] }, [300, 0, 2100]],
    [
      "a card is credited the tax of what it pays after the others",
      { gift_cards: [card(1500, null), card(1500)] },
      [2000, 100, 300],
    ],
    [
      "rate kept in a region that taxes cards no more",
      { region: untaxed, gift_cards: [card(10_000)] },
      [2400, 0, 0],
    ],
    [
      "rate kept in a region that taxes cards no more, in part",
      { region: untaxed, gift_cards: [card(1200)] },
      [1200, 200, 1000],
    ],
    [
      "no rate in a region that does not tax cards",
      { region: untaxed, gift_cards: [card(10_000, null)] },
      [2400, 0, 0],
    ],
  ])("%s", (_, rest, [gift, tax, total]) => {
    expectWorked({ lines: two, rest, items, totals: [2000, 0, 400, 0, 0, 400, gift!, tax!, total!] })
  })

  test("pay for shipping too", () => {
    expectWorked({
      lines: [[1000, 9, [20]]],
      shipping: [[500, [20]]],
      rest: { gift_cards: [card(7500)] },
      items: [[9000, 0, 1800, 1800, 10800, 10800]],
      methods: [[500, 100, 600]],
      totals: [9000, 0, 1800, 500, 100, 1900, 7500, 1500, 2400],
    })
  })

  test("are credited no more tax than the goods have (M2)", () => {
    const goods: Omit<Worked, "rest" | "totals"> = {
      lines: [[9000, 1, [0]]],
      shipping: [[500, [20]]],
      items: [[9000, 0, 0, 0, 9000, 9000]],
      methods: [[500, 100, 600]],
    }
    // 8000 of 9500 are paid for, and so are 84 of the tax of 100.
    const part = { gift_cards: [card(8000)] }
    expectWorked({ ...goods, rest: part, totals: [9000, 0, 0, 500, 100, 100, 8000, 84, 1516] })
    const full = { gift_cards: [card(20_000)] }
    expectWorked({ ...goods, rest: full, totals: [9000, 0, 0, 500, 100, 100, 9500, 100, 0] })
  })

  test("pay nothing where the customer is to get money back", () => {
    expectWorked({
      lines: [[-1000, 1, [20]]],
      rest: { gift_cards: [card(300)] },
      items: [[-1000, 0, -200, -200, -1200, -1200]],
      totals: [-1000, 0, -200, 0, 0, -200, 0, 0, -1200],
    })
  })
})

describe("prices that include tax", () => {
  const inclusive = (
    unit_price: number,
    quantity: number,
    rates: readonly number[],
    amount?: number,
  ): LineInput => ({
    id: "item",
    unit_price,
    quantity,
    includes_tax: true,
    tax_lines: taxed(rates),
    adjustments: amount === undefined ? [] : [{ amount, discount_id: null }],
  })

  test.each([
    ["one rate", inclusive(1000, 3, [25]), [2400, 0, 600, 600, 3000, 3000]],
    ["tax of a unit rounded", inclusive(999, 3, [25]), [2398, 0, 599, 599, 2997, 2997]],
    ["two rates", inclusive(999, 3, [10, 15]), [2397, 0, 600, 600, 2997, 2997]],
    ["a discount", inclusive(1000, 2, [25], 100), [1600, 100, 375, 400, 1875, 2000]],
    ["all of it off (M1)", inclusive(3, 1e6, [20], 2.6e6), [2.6e6, 2.6e6, 0, 400_000, 0, 3e6]],
    ["90 % off (M1)", inclusive(3, 1e6, [20], 2.34e6), [2.6e6, 2.34e6, 40_000, 400_000, 300_000, 3e6]],
    ["10 units for nothing (M1)", inclusive(3, 10, [20], 26), [26, 26, 0, 4, 0, 30]],
    ["more off than it costs", inclusive(1000, 1, [25], 900), [800, 800, 0, 200, 0, 1000]],
    ["a discount of before, and no tax lines", inclusive(1000, 1, [], 900), [0, 0, 0, 0, 0, 0]],
    ["without tax lines the price is left out", inclusive(1000, 3, []), [0, 0, 0, 0, 0, 0]],
  ])("%s", (_, item, expected) => {
    const { items } = cartTotals({ ...cart({ lines: [], items: [], totals: [] }), items: [item] })
    expect(numbersOf(items.get("item")!)).toEqual(expected)
  })

  test("of shipping", () => {
    const method = { id: "sm", price: 1250, includes_tax: true, tax_lines: taxed([25]) }
    const { totals, shippingMethods } = cartTotals({
      ...cart({ lines: [], items: [], totals: [] }),
      shipping_methods: [method],
    })
    expect(methodNumbersOf(shippingMethods.get("sm")!)).toEqual([1000, 250, 1250])
    expect(totals).toMatchObject({ shipping_total: 1000, shipping_tax_total: 250, total: 1250 })
  })
})

describe("a swap's cart", () => {
  const swap: Worked = {
    lines: [
      [-1000, 1, [25]],
      [1600, 1, [25]],
    ],
    shipping: [[500, [25]]],
    items: [
      [-1000, 0, -250, -250, -1250, -1250],
      [1600, 0, 400, 400, 2000, 2000],
    ],
    methods: [[500, 125, 625]],
    totals: [600, 0, 150, 500, 125, 275, 0, 0, 1375],
  }

  test("as a cart", () => expectWorked(swap))

  test("as the swap shows it", () => {
    expect(swapCartTotals(cart(swap))).toEqual({
      subtotal: 600,
      discount_total: 0,
      shipping_total: 500,
      tax_total: 275,
      gift_card_total: 0,
      gift_card_tax_total: 0,
      total: 1375,
    })
  })

  test("rounds all taxes together and takes the tax of cards off the tax", () => {
    const rest = { gift_cards: [{ balance: 300, tax_rate: 20 }] }
    const worked: Worked = {
      lines: [[1000, 1, [20]]],
      shipping: [
        [1, [20]],
        [2, [20]],
      ],
      rest,
      items: [],
      totals: [],
    }
    expect(swapCartTotals(cart(worked))).toEqual({
      subtotal: 1000,
      discount_total: 0,
      shipping_total: 3,
      tax_total: 141,
      gift_card_total: 300,
      gift_card_tax_total: 60,
      total: 844,
    })
    const untaxed = { ...rest, region: { gift_cards_taxable: false, tax_rate: 20 } }
    expect(swapCartTotals(cart({ ...worked, rest: untaxed }))).toMatchObject({ tax_total: 201, total: 904 })
  })
})
