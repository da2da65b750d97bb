import { round, roundedPercentage } from "../kernel/money.ts"
import { includedTax } from "../kernel/tax-amount.ts"
import { usualTaxes } from "../kernel/tax-calculation.ts"
import type { LineInput, LineItemTotals } from "./shapes.ts"

/**
 * What does this line cost?
 *
 * A line whose price includes tax has a subtotal only when its tax lines are known: without any, subtotal and
 * totals leave the price out (0), as v1 answers for carts in regions without automatic taxes.
 * @param line unit price in smallest units, all ordered units
 * @param discount `lineDiscount(...)` of the line: smallest units before tax, not rounded
 * @param taxes how taxes are calculated; as in every shop unless said
 * @returns whole smallest units, but for `raw_discount_total`
 * @since 0.1
 */
export function lineItemTotals(line: LineInput, discount: number, taxes = usualTaxes): LineItemTotals {
  const tax_total = taxes.lineTax(line, discount)
  const original_tax_total = taxes.lineTax(line)
  return sums(subtotalOf(line, original_tax_total), discount, { tax_total, original_tax_total })
}

/**
 * What does a line cost on an order from before tax lines existed, taxed at the order's one rate? The line's
 * total does not have the discount taken off: v1 answers so.
 * @param line unit price in smallest units, all ordered units
 * @param discount smallest units before tax, not rounded
 * @param rate the order's `tax_rate`, percent
 * @returns whole smallest units, but for `raw_discount_total`
 * @since 0.1
 */
export function lineItemTotalsAtRate(line: LineInput, discount: number, rate: number): LineItemTotals {
  const subtotal = round(netPriceAtRate(line, rate) * line.quantity)
  const tax_total = roundedPercentage(subtotal - round(discount), rate)
  const totals = sums(subtotal, discount, {
    tax_total,
    original_tax_total: roundedPercentage(subtotal, rate),
  })
  return { ...totals, total: subtotal + tax_total }
}

/**
 * The unit price without the tax of one given rate, not rounded.
 * @param rate percent
 * @since 0.1
 */
export function netPriceAtRate(line: LineInput, rate: number): number {
  return line.includes_tax ? line.unit_price - includedTax(line.unit_price, rate) : line.unit_price
}

function subtotalOf(line: LineInput, originalTax: number): number {
  const price = round(line.unit_price * line.quantity)
  if (!line.includes_tax) return price
  return line.tax_lines?.length ? price - originalTax : 0
}

function sums(
  subtotal: number,
  discount: number,
  taxes: Pick<LineItemTotals, "tax_total" | "original_tax_total">,
): LineItemTotals {
  const discount_total = round(discount)
  return {
    subtotal,
    discount_total,
    raw_discount_total: discount,
    ...taxes,
    total: subtotal - discount_total + taxes.tax_total,
    original_total: subtotal + taxes.original_tax_total,
  }
}
