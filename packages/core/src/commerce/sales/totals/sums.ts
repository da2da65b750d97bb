import { round } from "../../../platform/kernel/money.ts"
import type { CartTotals, LineItemTotals, ShippingMethodTotals } from "./shapes.ts"

/**
 * The sums of lines and shipping methods in smallest units, before gift cards.
 * @since 0.1
 */
export type Sums = Omit<CartTotals, "gift_card_total" | "gift_card_tax_total" | "total">

/**
 * Adds up lines and shipping methods. The discount is rounded once, over all lines.
 * @returns whole smallest units
 * @since 0.1
 */
export function sumUp(lines: Iterable<LineItemTotals>, methods: Iterable<ShippingMethodTotals>): Sums {
  const items = [...lines]
  const shipping = [...methods]
  const item_tax_total = total(items, (item) => item.tax_total)
  const shipping_tax_total = total(shipping, (method) => method.tax_total)
  return {
    subtotal: total(items, (item) => item.subtotal),
    discount_total: round(total(items, (item) => item.raw_discount_total)),
    item_tax_total,
    shipping_total: total(shipping, (method) => method.subtotal),
    shipping_tax_total,
    tax_total: item_tax_total + shipping_tax_total,
  }
}

/**
 * The sum of one number of every row.
 * @since 0.1
 */
export function total<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amount(row), 0)
}
