import type { Context } from "../http/operation.ts"
import { addAvailability, managedIds, setAvailability, stockQuery } from "../inventory/index.ts"
import { addPrices, priceVariants, pricingQuery, type PricingContext } from "../pricing/index.ts"
import type { Sql } from "../query/compile.ts"
import type { Row } from "../query/fetch.ts"
import { together } from "../query/together.ts"

/** What variants are completed with. */
export interface VariantView {
  /** undefined: without prices */
  readonly pricing: PricingContext | undefined
  /** whose stock counts, see `setAvailability`; undefined: nothing is said about stock */
  readonly stockOf: { readonly channelIds: readonly string[] | Sql | undefined } | undefined
}

/**
 * Completes variants in place with prices and stock, both read in one statement.
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function completeVariants(
  context: Pick<Context, "db" | "engine">,
  variants: readonly Row[],
  { pricing, stockOf }: VariantView,
): Promise<void> {
  const managed = managedIds(variants)
  if (!pricing || !stockOf || managed.length === 0) {
    if (pricing) await priceVariants(context, variants, pricing)
    if (stockOf) await setAvailability(context.db, variants, stockOf.channelIds)
    return
  }
  const ids = variants.map((variant) => variant.id as string)
  const { facts, stock } = await together(context.db, {
    facts: pricingQuery(ids, pricing),
    stock: stockQuery(managed, stockOf.channelIds ?? []),
  })
  await addPrices(context, { variants, facts: facts[0]!, pricing })
  addAvailability(variants, stock, stockOf.channelIds)
}
