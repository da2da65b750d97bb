import { round, roundedPercentage, roundedShare } from "../../../platform/kernel/money.ts"
import { usualTaxes, type TaxCalculation } from "../../../platform/kernel/tax-calculation.ts"
import { lineDiscount } from "./line-discounts.ts"
import { netPriceAtRate } from "./line-item-totals.ts"
import type { AppliedDiscountInput, LineInput, ShippingMethodInput } from "./shapes.ts"
import { shippingMethodTotals } from "./shipping-method-totals.ts"

/**
 * Units of a line that are to be paid back.
 * @since 0.1
 */
export interface RefundLine {
  /** the line as ordered: its full `quantity` spreads the discount over the units */
  readonly line: LineInput
  /** units to pay back */
  readonly quantity: number
}

/**
 * What the refund of a line depends on besides the line.
 * @since 0.1
 */
export interface RefundContext {
  readonly discounts: readonly AppliedDiscountInput[]
  /** percent; only for orders from before tax lines existed */
  readonly tax_rate?: number | null | undefined
  /** how taxes are calculated; the standard calculation by default */
  readonly taxes?: TaxCalculation
}

/**
 * How much is paid back for some units of a line? Each unit gives back its net price less the rounded discount
 * of one unit, and the tax on that. The rounding per unit can make the refunds of a line differ from its total
 * by less than one smallest unit per unit: refunds must stop at what was paid.
 * @returns whole smallest units, tax included; never negative for a line with a price
 * @since 0.1
 */
export function lineItemRefund({ line, quantity }: RefundLine, context: RefundContext): number {
  const unitDiscount =
    line.quantity === 0 ? 0 : roundedShare(lineDiscount(line, context.discounts), line.quantity)
  if (context.tax_rate) {
    const net = (netPriceAtRate(line, context.tax_rate) - unitDiscount) * quantity
    return atLeastNothing(line, round(net + roundedPercentage(net, context.tax_rate)))
  }
  const { taxes = usualTaxes } = context
  const { unit_price, includes_tax, tax_lines } = line
  const paidBack = { unit_price, quantity, includes_tax, tax_lines }
  const discount = unitDiscount * quantity
  return atLeastNothing(line, round(taxes.netPrice(paidBack) - discount + taxes.lineTax(paidBack, discount)))
}

/** The discount of one unit, rounded up, can exceed the price of the unit. Returned lines stay below zero. */
function atLeastNothing(line: LineInput, refund: number): number {
  return line.unit_price < 0 ? refund : Math.max(0, refund)
}

/**
 * How much is paid back for several lines together?
 * @returns whole smallest units, tax included
 * @since 0.1
 */
export function refundTotal(lines: readonly RefundLine[], context: RefundContext): number {
  return round(lines.reduce((sum, line) => sum + lineItemRefund(line, context), 0))
}

/**
 * How much does a return pay back, when nobody named an amount? The refund of its lines less the return
 * shipping with its tax.
 * @param shipping the return's shipping method, with its tax lines; null when there is none
 * @returns whole smallest units; negative when the shipping costs more than the lines, and then nothing is paid
 * @since 0.1
 */
export function returnRefund(
  lines: readonly RefundLine[],
  context: RefundContext,
  shipping: ShippingMethodInput | null,
): number {
  const costs = shipping ? shippingMethodTotals(shipping, false, context.taxes).total : 0
  return Math.floor(refundTotal(lines, context)) - costs
}
