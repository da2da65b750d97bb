import {
  decimalFraction,
  percentage,
  round,
  roundedPercentage,
  roundedQuotient,
  sumDecimals,
} from "./money.ts"

/**
 * One tax on a line or a shipping method. Rows of `line_item_tax_line` and `shipping_method_tax_line` fit.
 * @since 0.1
 */
export interface TaxLineInput {
  /** percent, e.g. 25; null counts as 0 */
  readonly rate: number | null
}

/**
 * What of a line its tax depends on.
 * @since 0.1
 */
export interface TaxableLine {
  /** smallest units, with or without tax as `includes_tax` says */
  readonly unit_price: number
  readonly quantity: number
  readonly includes_tax?: boolean | null
  readonly tax_lines?: readonly TaxLineInput[] | null
}

/**
 * What of a shipping method its tax depends on.
 * @since 0.1
 */
export interface TaxableMethod {
  /** smallest units, with or without tax as `includes_tax` says */
  readonly price: number
  readonly includes_tax?: boolean | null
  readonly tax_lines?: readonly TaxLineInput[] | null
}

/**
 * The rates of several tax lines added up.
 * @returns percent; 0 without lines
 * @since 0.1
 */
export function totalRate(lines: readonly TaxLineInput[] | null | undefined): number {
  return sumDecimals((lines ?? []).map((line) => line.rate ?? 0))
}

/**
 * The tax inside a price that includes it: `price * rate / (100 + rate)`, not rounded.
 * @param price smallest units, tax included
 * @param rate percent
 * @since 0.1
 */
export function includedTax(price: number, rate: number): number {
  const { units, scale } = decimalFraction(rate)
  return (price * units) / (100 * scale + units)
}

/**
 * The tax inside a price that includes it, rounded.
 * @param price smallest units, tax included
 * @param rate percent
 * @returns whole smallest units
 * @since 0.1
 */
export function roundedIncludedTax(price: number, rate: number): number {
  const { units, scale } = decimalFraction(rate)
  return roundedQuotient(price, units, 100 * scale + units)
}

/**
 * The unit price of a line without tax. A price that includes tax loses the rounded tax of one unit, at the
 * rates of all tax lines together.
 * @returns whole smallest units
 * @since 0.1
 */
export function netUnitPrice(line: TaxableLine): number {
  if (!line.includes_tax) return line.unit_price
  return line.unit_price - roundedIncludedTax(line.unit_price, totalRate(line.tax_lines))
}

/**
 * The tax on a line: each tax line's share of the discounted net price of all units, rounded per tax line.
 *
 * For whole amounts the rounding is exact: rates count as the decimals they are written in, so a tax that ends in
 * a half goes up (17.5 % of 180 is 31.5: 32). Multiplying by `rate / 100` as a binary fraction gives 31 there. A
 * share of a fixed discount is a binary fraction itself; tax on what it leaves is the rounded double.
 *
 * The net price of a tax-inclusive unit is rounded, so for many units it drifts away from the line's subtotal, on
 * which discounts are measured. When the tax of the discounted line drifts by more than one smallest unit per tax
 * line, the line pays the same share of its full tax as of its subtotal instead. A fully discounted line has no tax.
 * @param line quantity and unit price of the whole line
 * @param discount what is taken off the line before tax, smallest units, not rounded; at most the line's subtotal
 * @returns whole smallest units; negative for a line with a negative price
 * @source decisions 0005, 0060
 * @since 0.1
 */
export function lineTax(line: TaxableLine, discount = 0): number {
  const rates = line.tax_lines ?? []
  const gross = line.unit_price * line.quantity
  const whole = round(discount)
  if (!line.includes_tax) return isFree(gross, whole) ? 0 : taxOn(gross - discount, rates)
  const net = netUnitPrice(line) * line.quantity
  const fullTax = smallerSize(taxOn(net, rates), gross)
  if (discount === 0) return fullTax
  const subtotal = gross - fullTax
  if (isFree(subtotal, whole)) return 0
  // Nothing can be taken off a price of 0, not even a fraction of the smallest unit.
  if (subtotal === 0) return fullTax
  const usual = taxOn(net - discount, rates)
  const share = roundedQuotient(fullTax, subtotal - whole, subtotal)
  const isClose = usual * gross >= 0 && Math.abs(usual - share) <= rates.length
  return isClose ? usual : share
}

function taxOn(taxable: number, rates: readonly TaxLineInput[]): number {
  return rates.reduce((sum, { rate }) => sum + roundedPercentage(taxable, rate ?? 0), 0)
}

/** Whether a discount takes the whole subtotal off. Returned lines have both below zero. */
function isFree(subtotal: number, discount: number): boolean {
  return discount !== 0 && (subtotal === 0 || discount / subtotal >= 1)
}

/** The tax never exceeds the price that includes it; several rates rounded up on a tiny price would. */
function smallerSize(tax: number, gross: number): number {
  return Math.abs(tax) > Math.abs(gross) ? gross : tax
}

/**
 * The tax on a shipping method, summed over its tax lines and not rounded. From a price that includes tax, each
 * tax line takes its own rate's share as if it were alone.
 * @returns smallest units with a fraction
 * @since 0.1
 */
export function shippingTax(method: TaxableMethod): number {
  if (!method.includes_tax) return percentage(method.price, totalRate(method.tax_lines))
  return (method.tax_lines ?? []).reduce((sum, { rate }) => sum + includedTax(method.price, rate ?? 0), 0)
}

/**
 * What a price means with tax, as variants and shipping options show it.
 * @since 0.1
 */
export interface PriceWithTax {
  /** whole smallest units */
  readonly tax: number
  /** smallest units, tax included */
  readonly price_incl_tax: number
}

/**
 * A single price with its tax, at the rates of all tax lines together.
 * @param price smallest units
 * @param includesTax whether the price has the tax in it
 * @param rates empty or null: no tax
 * @since 0.1
 */
export function priceWithTax(
  price: number,
  includesTax: boolean,
  rates: readonly TaxLineInput[] | null | undefined,
): PriceWithTax {
  const rate = totalRate(rates)
  if (includesTax) return { tax: roundedIncludedTax(price, rate), price_incl_tax: price }
  const tax = roundedPercentage(price, rate)
  return { tax, price_incl_tax: price + tax }
}
