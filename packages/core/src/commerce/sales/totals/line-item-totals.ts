import { round, roundedPercentage } from "../../../platform/kernel/money.ts"
import { includedTax } from "../../../platform/kernel/tax-amount.ts"
import { usualTaxes } from "../../../platform/kernel/tax-calculation.ts"
import type { LineInput, LineItemTotals } from "./shapes.ts"

/**
 * What does this line cost?
 *
 * A line whose price includes tax has a subtotal only when its tax lines are known: without any, subtotal and
 * totals leave the price out (0), as v1 answers for carts in regions without automatic taxes.
 *
 * A discount never exceeds the subtotal: adjustments of all kinds together, and those that were stored before a
 * price or a tax rate changed, can be larger.
 * @param line unit price in smallest units, all ordered units
 * @param discount `lineDiscount(...)` of the line: smallest units before tax, not rounded
 * @param taxes how taxes are calculated; the standard calculation by default
 * @returns whole smallest units, but for `raw_discount_total`
 * @since 0.1
 */
export function lineItemTotals(line: LineInput, discount: number, taxes = usualTaxes): LineItemTotals {
  const original_tax_total = taxes.lineTax(line)
  const subtotal = subtotalOf(line, original_tax_total)
  const counted = upTo(subtotal, discount)
  const tax_total = counted === 0 ? original_tax_total : taxes.lineTax(line, counted)
  return sums(subtotal, counted, { tax_total, original_tax_total })
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
  const counted = upTo(subtotal, discount)
  const tax_total = roundedPercentage(subtotal - round(counted), rate)
  const totals = sums(subtotal, counted, {
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

/** The part of a discount that fits into a subtotal. Returned lines have both below zero. */
function upTo(subtotal: number, discount: number): number {
  return subtotal < 0 ? Math.max(subtotal, discount) : Math.min(subtotal, discount)
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
