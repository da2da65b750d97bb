import type { Context } from "../../../platform/http/operation.ts"
import { fetchRows } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { priceVariants } from "../pricing/index.ts"
import { addView, completeVariants, isFull, type VariantView, type ViewFacts } from "./complete-variants.ts"
import type { Requested } from "../../../platform/query/selected.ts"

/**
 * Completes the variants of products that were read without prices. A variant that has no price in this context
 * shows those it has elsewhere, as they are. One statement for prices and stock, and another one only where a variant
 * has no price here.
 * @param products rows that belong to the caller: their variants are completed in place
 * @param read what a full view depends on, when it was read with the products
 * @returns the same rows
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function completeProducts<Product extends Requested<"Product">>(
  context: Pick<Context, "db" | "engine">,
  products: readonly Product[],
  view: VariantView,
  read?: ViewFacts,
): Promise<readonly Product[]> {
  const variants = products.flatMap((product) => product.variants ?? [])
  if (variants.length === 0) {
    if (view.pricing) await priceVariants(context, [], view.pricing)
    return products
  }
  if (read && isFull(view)) await addView(context, variants, view, read)
  else await completeVariants(context, variants, view)
  if (view.pricing)
    await addPricesElsewhere(
      context,
      variants.filter((variant) => !("prices" in variant)),
    )
  return products
}

async function addPricesElsewhere(
  context: Pick<Context, "db">,
  variants: readonly Requested<"ProductVariant">[],
): Promise<void> {
  if (variants.length === 0) return
  const rows = await fetchRows(context.db, {
    entity: "ProductVariant",
    selection: { ...withRelations("prices"), fields: ["id"] },
    filters: { id: variants.map(({ id }) => id) },
  })
  const byId = new Map(rows.map((row) => [row.id, row.prices]))
  for (const variant of variants) variant.prices = byId.get(variant.id) ?? []
}
