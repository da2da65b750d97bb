import { describe, expect, test } from "vitest"
import { cartTotals, swapCartTotals } from "./cart-totals.ts"
import { giftCardableAmount } from "./gift-card-totals.ts"
import { orderTotals } from "./order-totals.ts"
import { cart, numbersOf } from "./worked-carts.ts"

const fixed = { id: "disc", rule: { type: "fixed" } } as const
const free = { id: "free", rule: { type: "free_shipping" } } as const

/** Two units at 1,000 less 400, and shipping at 500, all at 25 %. */
const discounted = cart({
  lines: [[1000, 2, [25], 400]],
  shipping: [[500, [25]]],
  rest: { discounts: [fixed] },
  items: [],
  totals: [],
})
const order = { ...discounted, gift_card_transactions: [], payments: [], refunds: [] }

describe("a discount comes off the total", () => {
  test("of a cart, of a swap's cart and of an order alike", () => {
    const expected = {
      subtotal: 2000,
      discount_total: 400,
      shipping_total: 500,
      tax_total: 525,
      total: 2625,
    }
    expect(cartTotals(discounted).totals).toMatchObject(expected)
    expect(swapCartTotals(discounted)).toMatchObject(expected)
    expect(orderTotals(order).totals).toMatchObject(expected)
  })

  test("and off what gift cards can pay", () => {
    const sums = { subtotal: 2000, shipping_total: 500, discount_total: 400, tax_total: 525 }
    expect(giftCardableAmount(true, sums)).toBe(2100)
    expect(giftCardableAmount(false, sums)).toBe(2625)
  })

  test("with free shipping, the tax on shipping goes too", () => {
    const shipped = { ...discounted, discounts: [fixed, free] }
    const expected = { shipping_total: 0, tax_total: 400, total: 2000 }
    expect(cartTotals(shipped).totals).toMatchObject(expected)
    expect(swapCartTotals(shipped)).toMatchObject(expected)
    expect(orderTotals({ ...order, discounts: [fixed, free] }).totals).toMatchObject(expected)
  })
})

test.each([null, undefined])(
  "a price that includes tax is left out while its tax lines are %s",
  (tax_lines) => {
    const [line] = discounted.items
    const unknown = { ...discounted, items: [{ ...line!, includes_tax: true, tax_lines }] }
    expect(numbersOf(cartTotals(unknown).items.get("item_0")!)).toEqual([0, 0, 0, 0, 0, 0])
  },
)
