import { priceWithTax, totalRate, type TaxLineInput } from "../../../platform/kernel/tax-amount.ts"

/**
 * A price of a variant. Rows of `money_amount` with `price_list`, `region` and `currency` fit.
 * @since 0.1
 */
export interface PriceInput {
  readonly id?: string
  /** smallest units */
  readonly amount: number
  readonly currency_code: string | null
  readonly region_id: string | null
  readonly min_quantity: number | null
  readonly max_quantity: number | null
  readonly price_list_id: string | null
  readonly price_list?: PriceListInput | null
  /** the price's own region, when it is bound to one */
  readonly region?: { readonly includes_tax?: boolean | null } | null
  readonly currency?: { readonly includes_tax?: boolean | null } | null
}

/**
 * The price list of a price.
 * @since 0.1
 */
export interface PriceListInput {
  readonly type: "sale" | "override"
  readonly status: "active" | "draft"
  /** ISO date; null: always has been valid */
  readonly starts_at: string | Date | null
  /** ISO date; null: never ends */
  readonly ends_at: string | Date | null
  readonly includes_tax?: boolean | null
  /** ids of the customer groups it is for; empty: for everybody */
  readonly customer_group_ids?: readonly string[] | null
}

/**
 * For whom and for what a price is sought.
 * @since 0.1
 */
export interface PriceContext {
  readonly region_id?: string | null
  /** the region's currency when there is a region */
  readonly currency_code?: string | null
  readonly customer_id?: string | null
  /** groups of the customer */
  readonly customer_group_ids?: readonly string[] | null
  readonly quantity?: number | null
  readonly include_discount_prices?: boolean | null
  /** rates of the variant's product, to compare prices with and without tax; null: do not compare them */
  readonly tax_rates?: readonly TaxLineInput[] | null
  readonly now: Date
}

/**
 * The prices of a variant in a context, under the names of the answers.
 * @since 0.1
 */
export interface PriceSelection<Price extends PriceInput = PriceInput> {
  /** all prices that the context allows, for any quantity */
  readonly prices: readonly Price[]
  /** smallest units; null when the context has no price outside price lists */
  readonly original_price: number | null
  readonly original_price_includes_tax: boolean | null
  /** smallest units; null without a price */
  readonly calculated_price: number | null
  readonly calculated_price_includes_tax: boolean | null
  /** undefined without a price, so that responses omit it */
  readonly calculated_price_type: "default" | "sale" | "override" | undefined
}

/**
 * A selection with tax, under the names of the answers. All null where taxes are not shown.
 * @since 0.1
 */
export interface TaxedPrices<Rate extends TaxLineInput = TaxLineInput> {
  readonly original_price_incl_tax: number | null
  readonly calculated_price_incl_tax: number | null
  readonly original_tax: number | null
  readonly calculated_tax: number | null
  readonly tax_rates: readonly Rate[] | null
}

/**
 * Which price does a variant have in this context?
 *
 * The original price is the region's, else the first of the currency's, outside price lists and quantities.
 * The calculated price is the lowest that holds for the quantity, be it a default, a sale or an override; of
 * equal ones the first. Without region and currency nothing is calculated, and only `prices` is of use.
 * @param prices all prices of the variant, in the order in which they were made
 * @returns empty `prices`: the variant has no price here
 * @since 0.1
 */
export function selectPrice<Price extends PriceInput>(
  prices: readonly Price[],
  context: PriceContext,
): PriceSelection<Price> {
  const candidates = candidatePrices(prices, context)
  const original = originalPrice(candidates, context)
  const calculated = lowestPrice(candidates, context)
  return {
    prices: candidates,
    original_price: original?.amount ?? null,
    original_price_includes_tax: original ? includesTax(original) : null,
    calculated_price: calculated?.amount ?? null,
    calculated_price_includes_tax: calculated ? includesTax(calculated) : null,
    calculated_price_type: calculated ? (calculated.price_list?.type ?? "default") : undefined,
  }
}

/**
 * Which prices of a variant are visible in this context? Prices for its region or currency, outside price lists
 * or in one that is active now and open to the customer. Prices in price lists need a region, a currency, a
 * customer, or `include_discount_prices`.
 * @returns in the given order, for any quantity
 * @since 0.1
 */
export function candidatePrices<Price extends PriceInput>(
  prices: readonly Price[],
  context: PriceContext,
): readonly Price[] {
  const { region_id, currency_code, customer_id, include_discount_prices } = context
  const lists = Boolean(region_id || currency_code || customer_id || include_discount_prices)
  return prices.filter((price) => {
    const matches = (!region_id && !currency_code) || isOfContext(price, context)
    return matches && (price.price_list_id === null || (lists && isListOpen(price.price_list, context)))
  })
}

/**
 * The tax fields of a selection.
 * @param rates of the variant's product; null where the region is unknown or has no automatic taxes
 * @returns whole smallest units
 * @since 0.1
 */
export function taxedPrices<Rate extends TaxLineInput>(
  selection: PriceSelection,
  rates: readonly Rate[] | null,
): TaxedPrices<Rate> {
  const original = taxed(selection.original_price, selection.original_price_includes_tax, rates)
  const calculated = taxed(selection.calculated_price, selection.calculated_price_includes_tax, rates)
  return {
    original_price_incl_tax: original?.price_incl_tax ?? null,
    calculated_price_incl_tax: calculated?.price_incl_tax ?? null,
    original_tax: original?.tax ?? null,
    calculated_tax: calculated?.tax ?? null,
    tax_rates: rates,
  }
}

/**
 * What a selection puts on a variant: spread it over the variant's row.
 * @param rates as for `taxedPrices`
 * @returns all price fields; none at all when the context allows no price, and then the variant stays as it is,
 * with the prices it has
 * @since 0.1
 */
export function variantPriceFields<Price extends PriceInput, Rate extends TaxLineInput>(
  selection: PriceSelection<Price>,
  rates: readonly Rate[] | null,
): Partial<PriceSelection<Price> & TaxedPrices<Rate>> {
  return selection.prices.length === 0 ? {} : { ...selection, ...taxedPrices(selection, rates) }
}

/**
 * The tax fields of a shipping option.
 * @param amount smallest units
 * @param rates of the option; empty where the region has no automatic taxes
 * @returns whole smallest units
 * @since 0.1
 */
export function shippingOptionPrice<Rate extends TaxLineInput>(
  amount: number,
  includes_tax: boolean,
  rates: readonly Rate[],
): { price_incl_tax: number; tax_rates: readonly Rate[]; tax_amount: number } {
  const { price_incl_tax, tax } = priceWithTax(amount, includes_tax, rates)
  return { price_incl_tax, tax_rates: rates, tax_amount: tax }
}

function isOfContext(price: PriceInput, { region_id, currency_code }: PriceContext): boolean {
  const ofRegion = Boolean(region_id) && price.region_id === region_id
  return ofRegion || (Boolean(currency_code) && price.currency_code === currency_code)
}

/**
 * Does a price list apply now, to this customer?
 * @since 0.1
 */
export function isListOpen(
  list: PriceListInput | null | undefined,
  context: Pick<PriceContext, "customer_id" | "customer_group_ids" | "now">,
): boolean {
  if (list?.status !== "active") return false
  if (list.starts_at !== null && new Date(list.starts_at) > context.now) return false
  if (list.ends_at !== null && new Date(list.ends_at) < context.now) return false
  const groups = list.customer_group_ids ?? []
  if (groups.length === 0) return true
  return Boolean(context.customer_id) && groups.some((id) => context.customer_group_ids?.includes(id))
}

function originalPrice<Price extends PriceInput>(
  candidates: readonly Price[],
  { region_id, currency_code }: PriceContext,
): Price | undefined {
  const plain = candidates.filter(
    (price) => price.price_list_id === null && price.min_quantity === null && price.max_quantity === null,
  )
  const ofRegion = region_id ? plain.findLast((price) => price.region_id === region_id) : undefined
  if (ofRegion || !currency_code) return ofRegion
  return plain.find((price) => price.currency_code === currency_code)
}

function lowestPrice<Price extends PriceInput>(
  candidates: readonly Price[],
  context: PriceContext,
): Price | undefined {
  const rate = context.tax_rates ? totalRate(context.tax_rates) : null
  return candidates
    .filter((price) => isOfContext(price, context) && holdsForQuantity(price, context.quantity))
    .reduce<Price | undefined>((low, price) => (low && !isLower(price, low, rate) ? low : price), undefined)
}

/**
 * Does a price hold for a quantity? Without one, prices that begin at a quantity do not.
 * @since 0.1
 */
export function holdsForQuantity(
  { min_quantity, max_quantity }: Pick<PriceInput, "min_quantity" | "max_quantity">,
  quantity?: number | null,
): boolean {
  if (quantity === null || quantity === undefined) return min_quantity === null
  return (min_quantity ?? 0) <= quantity && (max_quantity ?? Infinity) >= quantity
}

function isLower(price: PriceInput, than: PriceInput, rate: number | null): boolean {
  const [inclusive, thanInclusive] = [includesTax(price), includesTax(than)]
  if (inclusive === thanInclusive) return price.amount < than.amount
  if (rate === null) return false
  return price.amount * (inclusive ? 100 : 100 + rate) < than.amount * (thanInclusive ? 100 : 100 + rate)
}

/**
 * Does a price have the tax in it? Its price list, its region or its currency says so.
 * @since 0.1
 */
export function includesTax(price: PriceInput): boolean {
  return Boolean(price.price_list?.includes_tax || price.region?.includes_tax || price.currency?.includes_tax)
}

function taxed(amount: number | null, inclusive: boolean | null, rates: readonly TaxLineInput[] | null) {
  return amount === null || rates === null ? null : priceWithTax(amount, inclusive === true, rates)
}
