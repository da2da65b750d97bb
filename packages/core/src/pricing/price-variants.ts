import type { Context } from "../http/operation.ts"
import type { Row } from "../query/fetch.ts"
import type { PricingContext } from "./pricing-context.ts"
import { pricesOfVariants } from "./variant-prices.ts"

/**
 * Adds prices to variants: `prices` of the context, original and calculated price, and both with tax. A variant
 * that has no price in this context keeps what it came with and gets no price fields.
 * @param variants rows that belong to the caller: they are completed in place
 * @returns the same rows
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function priceVariants(
  context: Pick<Context, "db" | "engine">,
  variants: readonly Row[],
  pricing: PricingContext,
): Promise<readonly Row[]> {
  if (variants.length === 0) return variants
  const requests = variants.map((variant) => ({ variantId: variant.id as string }))
  const prices = await pricesOfVariants(context, requests, pricing)
  for (const variant of variants) {
    const found = prices.get(variant.id as string)
    // A copy of thousands of rows costs more than reading them.
    if (found && found.prices.length > 0) Object.assign(variant, found)
  }
  return variants
}
