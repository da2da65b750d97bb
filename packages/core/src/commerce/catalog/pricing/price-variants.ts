import type { Context } from "../../../platform/http/operation.ts"
import type { PricingContext } from "./pricing-context.ts"
import { pricesFrom, pricingQuery, type PricingFacts } from "./variant-prices.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Adds prices to variants: `prices` of the context, original and calculated price, and both with tax. A variant
 * that has no price in this context keeps what it came with and gets no price fields.
 * @param variants rows that belong to the caller: they are completed in place
 * @returns the same rows
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function priceVariants<Variant extends { readonly id: string }>(
  context: Pick<Context, "db" | "engine">,
  variants: readonly Variant[],
  pricing: PricingContext,
): Promise<readonly Variant[]> {
  // A region is looked up for an empty list too, as in v1: an unknown one is an error whatever else is asked for.
  if (variants.length === 0 && !pricing.regionId) return variants
  const ids = variants.map((variant) => variant.id)
  const { rows } = await pricingQuery(ids, pricing).execute(context.db)
  return addPrices(context, { variants, facts: firstOf(rows), pricing })
}

/**
 * `priceVariants` from what `pricingQuery` has read of the variants already.
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function addPrices<Variant extends { readonly id: string }>(
  context: Pick<Context, "db" | "engine">,
  read: {
    readonly variants: readonly Variant[]
    readonly facts: PricingFacts
    readonly pricing: PricingContext
  },
): Promise<readonly Variant[]> {
  const requests = read.variants.map((variant) => ({ variantId: variant.id }))
  const prices = await pricesFrom(context, { ...read, requests })
  for (const variant of read.variants) {
    const found = prices.get(variant.id)
    // A copy of thousands of rows costs more than reading them.
    if (found && found.prices.length > 0) Object.assign(variant, found)
  }
  return read.variants
}
