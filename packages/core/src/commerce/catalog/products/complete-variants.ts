import type { Context } from "../../../platform/http/operation.ts"
import {
  addAvailability,
  managedIds,
  setAvailability,
  stockQuery,
  type StockedVariant,
} from "../../stock/inventory/index.ts"
import { addPrices, priceVariants, pricingQuery, type PricingContext } from "../pricing/index.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { together, type RowsOf } from "../../../platform/query/together.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** What variants are completed with. */
export interface VariantView {
  /** undefined: without prices */
  readonly pricing: PricingContext | undefined
  /** whose stock counts, see `setAvailability`; undefined: nothing is said about stock */
  readonly stockOf: { readonly channelIds: readonly string[] | Sql | undefined } | undefined
}

/** A view that says everything. */
export interface FullVariantView extends VariantView {
  readonly pricing: PricingContext
  readonly stockOf: NonNullable<VariantView["stockOf"]>
}

/** Does a view say both what variants cost and how many there are? */
export function isFull(view: VariantView): view is FullVariantView {
  return view.pricing !== undefined && view.stockOf !== undefined
}

/** What a full view depends on, as read by `viewQueries`. */
export type ViewFacts = RowsOf<ReturnType<typeof viewQueries>>

/**
 * The queries behind a full view, for those who read more in the same statement.
 * @param ids of the variants
 * @param managed ids of those whose stock is managed, or of all
 * @param productIds an array of the ids of their products in SQL, where it is at hand
 * @since 0.1
 */
export function viewQueries(
  ids: readonly string[] | Sql,
  managed: readonly string[] | Sql,
  { pricing, stockOf }: FullVariantView,
  productIds?: Sql,
) {
  return {
    facts: pricingQuery(ids, pricing, productIds),
    stock: stockQuery(managed, stockOf.channelIds ?? []),
  }
}

/**
 * Completes variants in place with prices and stock, both read in one statement.
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function completeVariants(
  context: Pick<Context, "db" | "engine">,
  variants: readonly StockedVariant[],
  view: VariantView,
): Promise<void> {
  const managed = managedIds(variants)
  if (!isFull(view) || managed.length === 0) {
    if (view.pricing) await priceVariants(context, variants, view.pricing)
    if (view.stockOf) await setAvailability(context.db, variants, view.stockOf.channelIds)
    return
  }
  const ids = variants.map((variant) => variant.id)
  await addView(context, variants, view, await together(context.db, viewQueries(ids, managed, view)))
}

/**
 * `completeVariants` from what `viewQueries` has read of the variants already.
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function addView(
  context: Pick<Context, "db" | "engine">,
  variants: readonly StockedVariant[],
  { pricing, stockOf }: FullVariantView,
  { facts, stock }: ViewFacts,
): Promise<void> {
  await addPrices(context, { variants, facts: firstOf(facts), pricing })
  addAvailability(variants, stock, stockOf.channelIds)
}
