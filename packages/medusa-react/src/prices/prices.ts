import type { MoneyAmount, Region } from "@stheno/js-client"

/**
 * The part of a region that price functions need.
 * @since 0.1.0
 */
export type RegionInfo = Pick<Region, "currency_code" | "tax_code" | "tax_rate">

/**
 * The part of a variant that price functions need.
 * @since 0.1.0
 */
export interface ProductVariantInfo {
  /** the prices, as `expand=variants.prices` returns them */
  readonly prices?: readonly Pick<MoneyAmount, "amount" | "currency_code">[]
}

/**
 * The options for formatting an amount.
 * @since 0.1.0
 */
interface Format {
  /** the minimum number of fraction digits; by default the currency's */
  readonly minimumFractionDigits?: number
  /** the maximum number of fraction digits; by default the currency's */
  readonly maximumFractionDigits?: number
  /** the locale as a BCP 47 language tag; `en-US` by default */
  readonly locale?: string
}

/**
 * The parameters of `computeAmount`.
 * @since 0.1.0
 */
export interface ComputeAmountParams {
  /** an integer in the currency's smallest unit, without taxes */
  readonly amount: number
  /** the region, which decides the currency and the tax rate */
  readonly region: RegionInfo
  /** whether the region's tax rate is added; `true` by default */
  readonly includeTaxes?: boolean
}

/**
 * The parameters of `formatAmount`.
 * @since 0.1.0
 */
export interface FormatAmountParams extends ComputeAmountParams, Format {}

/**
 * The parameters of `computeVariantPrice`.
 * @since 0.1.0
 */
export interface ComputeVariantPriceParams {
  /** the variant with its prices */
  readonly variant: ProductVariantInfo
  /** the region, which decides the currency and the tax rate */
  readonly region: RegionInfo
  /** whether the region's tax rate is added; `true` by default */
  readonly includeTaxes?: boolean
}

/**
 * The parameters of `formatVariantPrice`.
 * @since 0.1.0
 */
export interface FormatVariantPriceParams extends ComputeVariantPriceParams, Format {}

/** Currencies whose smallest unit is not a hundredth. The API counts in the same units. */
const decimals = new Map<string, number>([
  ..."bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" ").map(without),
  ..."bhd iqd jod kwd lyd omr tnd".split(" ").map(thousandths),
])

/**
 * Returns the price of a variant in the currency of a region.
 * @returns an integer in the currency's smallest unit, without taxes; 0 without a price
 * @since 0.1.0
 */
export function getVariantPrice(variant: ProductVariantInfo, region: RegionInfo): number {
  const wanted = region.currency_code?.toLowerCase()
  return variant.prices?.find(({ currency_code }) => currency_code.toLowerCase() === wanted)?.amount ?? 0
}

/**
 * Returns the price of a variant as a decimal number in the currency's main unit.
 * @returns the decimal amount, such as 12.5 for 1250 cents; not rounded
 * @since 0.1.0
 */
export function computeVariantPrice({ variant, region, includeTaxes }: ComputeVariantPriceParams): number {
  return computeAmount({ amount: getVariantPrice(variant, region), region, includeTaxes })
}

/**
 * Formats the price of a variant as a text.
 * @returns the price with the currency symbol, such as `€12.50`
 * @since 0.1.0
 */
export function formatVariantPrice({ variant, ...rest }: FormatVariantPriceParams): string {
  return formatAmount({ amount: getVariantPrice(variant, rest.region), ...rest })
}

/**
 * Returns an amount as a decimal number in the currency's main unit.
 * @returns the decimal amount, such as 12.5 for 1250 cents; not rounded
 * @since 0.1.0
 */
export function computeAmount({ amount, region, includeTaxes = true }: ComputeAmountParams): number {
  const percent = includeTaxes ? 100 + (region.tax_rate ?? 0) : 100
  const digits = decimals.get(region.currency_code?.toLowerCase() ?? "") ?? 2
  return (amount * percent) / 100 / 10 ** digits
}

/**
 * Formats an amount as a text.
 * @returns the amount with the currency symbol, such as `€12.50`; without a currency, the number alone
 * @since 0.1.0
 */
export function formatAmount({
  amount,
  region,
  includeTaxes,
  locale = "en-US",
  ...rest
}: FormatAmountParams): string {
  const value = computeAmount({ amount, region, includeTaxes })
  if (!region.currency_code) return value.toString()
  const digits = decimals.get(region.currency_code.toLowerCase()) ?? 2
  const { minimumFractionDigits, maximumFractionDigits } = rest
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: region.currency_code,
    minimumFractionDigits: minimumFractionDigits ?? Math.min(digits, maximumFractionDigits ?? digits),
    maximumFractionDigits: maximumFractionDigits ?? Math.max(digits, minimumFractionDigits ?? digits),
  }).format(value)
}

function without(code: string): [string, number] {
  return [code, 0]
}

function thousandths(code: string): [string, number] {
  return [code, 3]
}
