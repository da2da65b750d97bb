import type { MoneyAmount, Region } from "@stheno/js-client"

/** What prices need to know of a region. @since 0.1.0 */
export type RegionInfo = Pick<Region, "currency_code" | "tax_code" | "tax_rate">

/** What prices need to know of a variant. @since 0.1.0 */
export interface ProductVariantInfo {
  /** its prices, as `expand=variants.prices` gives them */
  readonly prices?: readonly Pick<MoneyAmount, "amount" | "currency_code">[]
}

/** How an amount is written. @since 0.1.0 */
interface Format {
  /** digits after the point at least; the currency's unless said */
  readonly minimumFractionDigits?: number
  /** digits after the point at most; the currency's unless said */
  readonly maximumFractionDigits?: number
  /** BCP 47 tag, `en-US` unless said */
  readonly locale?: string
}

/** What `computeAmount` takes. @since 0.1.0 */
export interface ComputeAmountParams {
  /** without taxes, in the currency's smallest unit */
  readonly amount: number
  readonly region: RegionInfo
  /** puts the region's tax rate on top; true unless said */
  readonly includeTaxes?: boolean
}

/** What `formatAmount` takes. @since 0.1.0 */
export interface FormatAmountParams extends ComputeAmountParams, Format {}

/** What `computeVariantPrice` takes. @since 0.1.0 */
export interface ComputeVariantPriceParams {
  readonly variant: ProductVariantInfo
  readonly region: RegionInfo
  /** puts the region's tax rate on top; true unless said */
  readonly includeTaxes?: boolean
}

/** What `formatVariantPrice` takes. @since 0.1.0 */
export interface FormatVariantPriceParams extends ComputeVariantPriceParams, Format {}

/** Currencies whose smallest unit is no hundredth. The API counts in the same units. */
const decimals = new Map<string, number>([
  ..."bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" ").map(without),
  ..."bhd iqd jod kwd lyd omr tnd".split(" ").map(thousandths),
])

/**
 * The price of a variant in the currency of a region.
 * @returns without taxes, in the currency's smallest unit; 0 where there is no price
 * @since 0.1.0
 */
export function getVariantPrice(variant: ProductVariantInfo, region: RegionInfo): number {
  const wanted = region.currency_code?.toLowerCase()
  return variant.prices?.find(({ currency_code }) => currency_code.toLowerCase() === wanted)?.amount ?? 0
}

/**
 * The price of a variant as a number that people read.
 * @returns in whole units of the currency, e.g. 12.5 for 1250 cents; not rounded
 * @since 0.1.0
 */
export function computeVariantPrice({ variant, region, includeTaxes }: ComputeVariantPriceParams): number {
  return computeAmount({ amount: getVariantPrice(variant, region), region, includeTaxes })
}

/**
 * The price of a variant as a text.
 * @returns with the sign of the currency, e.g. `€12.50`
 * @since 0.1.0
 */
export function formatVariantPrice({ variant, ...rest }: FormatVariantPriceParams): string {
  return formatAmount({ amount: getVariantPrice(variant, rest.region), ...rest })
}

/**
 * An amount as a number that people read.
 * @returns in whole units of the currency, e.g. 12.5 for 1250 cents; not rounded
 * @since 0.1.0
 */
export function computeAmount({ amount, region, includeTaxes = true }: ComputeAmountParams): number {
  const percent = includeTaxes ? 100 + (region.tax_rate ?? 0) : 100
  const digits = decimals.get(region.currency_code?.toLowerCase() ?? "") ?? 2
  return (amount * percent) / 100 / 10 ** digits
}

/**
 * An amount as a text.
 * @returns with the sign of the currency, e.g. `€12.50`; without a currency, the number alone
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
