import { round, roundedPercentage } from "../../../platform/kernel/money.ts"
import { usualTaxes, type TaxCalculation } from "../../../platform/kernel/tax-calculation.ts"
import type { ShippingMethodInput, ShippingMethodTotals } from "./shapes.ts"

/**
 * What does this shipping method cost? Its taxes are summed, then rounded once. Discounts other than free
 * shipping do not touch it.
 * @param method price in smallest units
 * @param freeShipping whether the cart or order holds a free shipping discount
 * @param taxes how taxes are calculated; the standard calculation by default
 * @returns whole smallest units
 * @since 0.1
 */
export function shippingMethodTotals(
  method: ShippingMethodInput,
  freeShipping: boolean,
  taxes = usualTaxes,
): ShippingMethodTotals {
  return withTax(method, round(methodTax(method, taxes)), freeShipping)
}

/**
 * What does a shipping method cost on an order from before tax lines existed? Its totals leave the tax out, which the
 * order's total contains: v1 answers so.
 * @param method price in smallest units, without tax
 * @param freeShipping whether the order holds a free shipping discount
 * @param rate the order's `tax_rate`, percent
 * @returns whole smallest units
 * @since 0.1
 */
export function shippingMethodTotalsAtRate(
  method: ShippingMethodInput,
  freeShipping: boolean,
  rate: number,
): ShippingMethodTotals {
  const tax = roundedPercentage(method.price, rate)
  const totals = withTax({ ...method, includes_tax: false }, tax, freeShipping)
  return { ...totals, total: freeShipping ? 0 : method.price, original_total: method.price }
}

/**
 * The tax on a shipping method, not rounded. Several high rates, each taken out of the same price, can add up to more
 * than the price: the tax is then the price.
 * @returns smallest units with a fraction
 * @since 0.1
 */
export function methodTax(method: ShippingMethodInput, taxes: TaxCalculation): number {
  const tax = taxes.shippingTax(method)
  return method.includes_tax ? Math.min(tax, method.price) : tax
}

function withTax(method: ShippingMethodInput, tax: number, freeShipping: boolean): ShippingMethodTotals {
  const net = method.includes_tax ? method.price - tax : method.price
  return {
    price: method.price,
    subtotal: freeShipping ? 0 : net,
    tax_total: freeShipping ? 0 : tax,
    total: freeShipping ? 0 : net + tax,
    original_tax_total: tax,
    original_total: net + tax,
  }
}
