import { describe, expect, test } from "vitest"
import { discountAdjustments } from "../discounts/index.ts"
import { usualTaxes } from "../../../platform/kernel/tax-calculation.ts"
import { randomCase } from "./testing/random-carts.ts"
import { cart, numbersOf, taxed } from "./worked-carts.ts"
import {
  cartTotals,
  lineItemRefund,
  orderTotals,
  swapCartTotals,
  taxCalculation,
  type CartInput,
  type DecideTax,
  type OrderInput,
  type TaxQuestion,
} from "./index.ts"

const place = { region_id: "reg_ch", currency_code: "chf" }
const by = (...strategies: DecideTax[]) => taxCalculation(strategies, place)

/** To the next five smallest units. */
const toFive: DecideTax = ({ usual }) => Math.round(usual / 5) * 5

const worked = cart({
  lines: [
    [1003, 3, [8.1]],
    [500, 1, []],
  ],
  shipping: [[707, [8.1]]],
  items: [],
  totals: [],
})

describe("a tax strategy", () => {
  test("decides the tax of each line and shipping method, and sums follow", () => {
    const { totals, items, shippingMethods } = cartTotals(worked, by(toFive))
    // 3009 * 8.1 % = 243.7 and 707 * 8.1 % = 57.3
    expect(numbersOf(items.get("item_0")!)).toEqual([3009, 0, 245, 245, 3254, 3254])
    expect(items.get("item_1")!.tax_total).toBe(0)
    expect(shippingMethods.get("sm_0")).toMatchObject({ tax_total: 55, subtotal: 707, total: 762 })
    expect([totals.item_tax_total, totals.shipping_tax_total, totals.total]).toEqual([245, 55, 4516])
    expect(swapCartTotals(worked, by(toFive)).tax_total).toBe(300)
  })

  test("is asked about what has tax lines only, with and without the discount, and told the answer before", () => {
    const asked: TaxQuestion[] = []
    const note: DecideTax = (question) => {
      asked.push(question)
      return question.usual + 1
    }
    const discounted: CartInput = {
      ...worked,
      discounts: [{ id: "disc", rule: { type: "fixed" } }],
      items: worked.items.map((item) => ({ ...item, adjustments: [{ amount: 9, discount_id: "disc" }] })),
    }
    const { totals } = cartTotals(discounted, by(note, note))
    expect(
      asked.map(({ kind, usual, ...rest }) => [kind, "discount" in rest ? rest.discount : "", usual]),
    ).toEqual([
      ["item", 0, 244],
      ["item", 0, 245],
      ["item", 9, 243],
      ["item", 9, 244],
      ["shipping_method", "", 57],
      ["shipping_method", "", 58],
    ])
    expect(asked[0]).toMatchObject({ place, taxLines: taxed([8.1]), line: { unit_price: 1003, quantity: 3 } })
    expect(totals.tax_total).toBe(245 + 59)
  })

  test("changes what a price that includes tax is without it, and with that the discount", () => {
    const exempt: DecideTax = () => 0
    const line = { id: "item_0", unit_price: 1250, quantity: 2, includes_tax: true, tax_lines: taxed([25]) }
    const inclusive: CartInput = { ...worked, items: [line], shipping_methods: [] }
    expect(cartTotals(inclusive).totals).toMatchObject({ subtotal: 2000, tax_total: 500, total: 2500 })
    expect(cartTotals(inclusive, by(exempt)).totals).toMatchObject({
      subtotal: 2500,
      tax_total: 0,
      total: 2500,
    })
    const tenth = [{ id: "disc", rule: { type: "percentage" as const, value: 10 } }]
    expect(discountAdjustments(tenth, [line])[0]!.amount).toBe(200)
    expect(discountAdjustments(tenth, [line], by(exempt))[0]!.amount).toBe(250)
  })

  test.each([null, undefined])("is not asked about a line whose tax lines are %s", (tax_lines) => {
    const never: DecideTax = () => {
      throw new Error("asked")
    }
    expect(by(never).lineTax({ unit_price: 1000, quantity: 1, tax_lines })).toBe(0)
    expect(by(never).shippingTax({ price: 1000, tax_lines })).toBe(0)
  })

  test("decides what a price that includes tax is without it", () => {
    const line = { unit_price: 1000, quantity: 2, includes_tax: true, tax_lines: taxed([25]) }
    expect(by(() => 150).netPrice(line)).toBe(1850)
    expect(by(() => 150).netPrice({ ...line, includes_tax: false })).toBe(2000)
  })

  test("pays back what it took", () => {
    const [line] = worked.items
    const context = { discounts: [], taxes: by(toFive) }
    const paid = cartTotals(worked, by(toFive)).items.get("item_0")!.total
    expect(lineItemRefund({ line: line!, quantity: 3 }, context)).toBe(paid)
    expect(lineItemRefund({ line: line!, quantity: 1 }, context)).toBe(1003 + 80)
    const exempt = { discounts: [], taxes: by(() => 0) }
    expect(lineItemRefund({ line: { ...line!, includes_tax: true }, quantity: 2 }, exempt)).toBe(2006)
    const order = { ...worked, gift_card_transactions: [], payments: [], refunds: [] }
    expect(orderTotals(order, by(toFive)).items.get("item_0")).toMatchObject({
      refundable: paid,
      tax_total: 245,
    })
  })

  test("has no say about an order from before tax lines existed", () => {
    const order = { ...worked, tax_rate: 20, gift_card_transactions: [], payments: [], refunds: [] }
    expect(
      orderTotals(
        order,
        by(() => 1),
      ),
    ).toEqual(orderTotals(order))
  })

  test.each([1.5, NaN, Infinity, undefined])("may not answer %s", (answer) => {
    expect(() =>
      cartTotals(
        worked,
        by(() => answer as number),
      ),
    ).toThrow(
      `The tax calculation strategy returned ${String(answer)}, but a tax is an integer in the smallest unit of the currency.`,
    )
  })
})

test("without strategies taxes are calculated by the same object, whatever the shop", () => {
  expect(taxCalculation([], place)).toBe(usualTaxes)
})

test("a strategy that answers what is usual changes no total of any cart", () => {
  const asBefore = by(({ usual }) => usual)
  for (let seed = 1; seed <= 300; seed++) {
    const input = randomCase(seed)
    const adjustments = discountAdjustments(input.discounts, input.items)
    expect(discountAdjustments(input.discounts, input.items, asBefore)).toEqual(adjustments)
    const made = {
      ...input,
      items: input.items.map((item) => ({ ...item, adjustments: adjustmentsOf(item.id) })),
    }
    expect(cartTotals(made, asBefore)).toEqual(cartTotals(made))
    const order: OrderInput = { ...made, gift_card_transactions: [], payments: [], refunds: [] }
    expect(orderTotals(order, asBefore).totals).toEqual(orderTotals(order).totals)
    function adjustmentsOf(id: string) {
      return adjustments.filter(({ item_id }) => item_id === id)
    }
  }
})
