import type { Context } from "../http/operation.ts"
import { priceVariants, type PricingContext } from "../pricing/index.ts"
import { fetchRows, type Row } from "../query/fetch.ts"
import { withRelations } from "../query/selection.ts"

/**
 * Adds prices to the variants of products that were read without them. A variant that has no price in this
 * context shows those it has elsewhere, as they are. One statement for all prices, and another one only where a
 * variant has none here.
 * @returns the products with priced variants; the given rows are unchanged
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function priceRows(
  context: Pick<Context, "db" | "engine">,
  products: readonly Row[],
  pricing: PricingContext,
): Promise<Row[]> {
  const variants = products.flatMap((product) => product.variants as Row[])
  const complete = await withPricesElsewhere(context, await priceVariants(context, variants, pricing))
  const byId = new Map(complete.map((variant) => [variant.id as string, variant]))
  return products.map((product) => ({
    ...product,
    variants: (product.variants as Row[]).map(({ id }) => byId.get(id as string)!),
  }))
}

async function withPricesElsewhere(context: Pick<Context, "db">, variants: readonly Row[]): Promise<Row[]> {
  const missing = variants.filter((variant) => !("prices" in variant))
  if (missing.length === 0) return [...variants]
  const rows = await fetchRows(context.db, {
    entity: "ProductVariant",
    selection: { ...withRelations("prices"), fields: ["id"] },
    filters: { id: missing.map(({ id }) => id as string) },
  })
  const byId = new Map(rows.map((row) => [row.id as string, row.prices as Row[]]))
  return variants.map((variant) => {
    const prices = byId.get(variant.id as string)
    return "prices" in variant ? variant : { ...variant, prices: prices ?? [] }
  })
}
