/**
 * For whom prices are sought, as callers say it.
 * @since 0.1
 */
export interface PricingContext {
  readonly regionId?: string | null | undefined
  /** ISO 4217; the region's currency counts where there is a region */
  readonly currencyCode?: string | null | undefined
  readonly customerId?: string | null | undefined
  /** whether prices of price lists are shown without region, currency and customer */
  readonly includeDiscountPrices?: boolean | undefined
  /** units, for prices that hold for a quantity only */
  readonly quantity?: number | null | undefined
  /** leaves the tax fields empty; rates are looked up only where prices with and without tax are to be compared */
  readonly isUntaxed?: boolean | undefined
}

/**
 * A pricing context with what the database knows about it.
 * @since 0.1
 */
export interface ResolvedPricing extends PricingContext {
  /** whether answers show prices with tax */
  readonly showsTaxes: boolean
  /** groups of the customer */
  readonly customerGroupIds: readonly string[]
}
