import { lineTax, netUnitPrice, shippingTax, type TaxableLine, type TaxableMethod } from "./tax-amount.ts"

/**
 * Computes the tax amounts of lines and shipping methods for totals. It is pure.
 * @since 0.1
 */
export interface TaxCalculation {
  /** what all units of a line cost without tax, before discounts: whole smallest units */
  readonly netPrice: (line: TaxableLine) => number
  /** the tax on a line of which `discount` smallest units were taken off before tax: whole smallest units */
  readonly lineTax: (line: TaxableLine, discount?: number) => number
  /** the tax on a shipping method: smallest units, which may have a fraction */
  readonly shippingTax: (method: TaxableMethod) => number
}

/**
 * The calculation of every shop that has no other.
 * @since 0.1
 */
export const usualTaxes: TaxCalculation = Object.freeze({
  netPrice: (line: TaxableLine) => netUnitPrice(line) * line.quantity,
  lineTax,
  shippingTax,
})
