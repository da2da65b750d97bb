import { sql } from "kysely"
import type { Context } from "../http/operation.ts"
import { pricingErrors } from "./errors.ts"

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

interface Found {
  readonly region: { readonly currency_code: string; readonly automatic_taxes: boolean } | null
  readonly groups: readonly string[] | null
}

/**
 * Looks up the region and the groups of the customer. One statement, none without region and customer.
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function resolvePricing(
  { db }: Pick<Context, "db">,
  pricing: PricingContext,
): Promise<ResolvedPricing> {
  const { regionId, customerId } = pricing
  if (!regionId && !customerId) return { ...pricing, showsTaxes: false, customerGroupIds: [] }
  const { rows } = await sql<Found>`select
    (select json_build_object('currency_code', currency_code, 'automatic_taxes', automatic_taxes)
      from region where id = ${regionId ?? null} and deleted_at is null) as region,
    (select json_agg(customer_group_id) from customer_group_customers
      where customer_id = ${customerId ?? null}) as groups`.execute(db)
  const { region, groups } = rows[0]!
  if (regionId && !region) throw pricingErrors.region_not_found(regionId)
  return {
    ...pricing,
    currencyCode: region?.currency_code ?? pricing.currencyCode,
    showsTaxes: region?.automatic_taxes ?? false,
    customerGroupIds: groups ?? [],
  }
}
