import { expect } from "vitest"
import { cartTotals } from "./index.ts"
import type { CartInput, LineItemTotals, ShippingMethodTotals } from "./index.ts"

/** A line: its price, units, tax rates, and what is taken off. */
export type Row = readonly [price: number, quantity: number, rates: readonly number[], adjustment?: number]

/** A cart with all that it comes to, in smallest units. */
export interface Worked {
  readonly lines: readonly Row[]
  /** discount id of the adjustments */
  readonly by?: string
  readonly shipping?: readonly (readonly [price: number, rates: readonly number[]])[]
  readonly rest?: Partial<CartInput>
  /** per line: subtotal, discount, tax, original tax, total, original total */
  readonly items: readonly (readonly number[])[]
  /** per method: subtotal, tax, total */
  readonly methods?: readonly (readonly number[])[]
  /** subtotal, discount, item tax, shipping, shipping tax, tax, gift cards, tax of gift cards, total */
  readonly totals: readonly number[]
}

/** Tax lines of these rates. */
export const taxed = (rates: readonly number[]) => rates.map((rate) => ({ rate }))

/** The cart of a worked example. */
export function cart({ lines, by = "disc", shipping = [], rest }: Worked): CartInput {
  return {
    region: { gift_cards_taxable: true, tax_rate: 25 },
    items: lines.map(([unit_price, quantity, rates, amount], index) => ({
      id: `item_${index}`,
      unit_price,
      quantity,
      tax_lines: taxed(rates),
      adjustments: amount === undefined ? [] : [{ amount, discount_id: by }],
    })),
    shipping_methods: shipping.map(([price, rates], index) => ({
      id: `sm_${index}`,
      price,
      tax_lines: taxed(rates),
    })),
    discounts: [],
    gift_cards: [],
    ...rest,
  }
}

/** A line as `Worked.items` lists it. */
export const numbersOf = (line: LineItemTotals) => [
  line.subtotal,
  line.discount_total,
  line.tax_total,
  line.original_tax_total,
  line.total,
  line.original_total,
]

/** A shipping method as `Worked.methods` lists it. */
export const methodNumbersOf = (method: ShippingMethodTotals) => [
  method.subtotal,
  method.tax_total,
  method.total,
]

/** Expects that a cart comes to what it says. */
export function expectWorked(worked: Worked): void {
  const { totals, items, shippingMethods } = cartTotals(cart(worked))
  expect([...items.values()].map(numbersOf)).toEqual(worked.items)
  expect([...shippingMethods.values()].map(methodNumbersOf)).toEqual(worked.methods ?? [])
  expect(Object.values(totals)).toEqual(worked.totals)
}
