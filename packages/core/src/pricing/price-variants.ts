import type { Context } from "../http/operation.ts"
import type { Row } from "../query/fetch.ts"
import type { PricingContext } from "./pricing-context.ts"
import { pricesOfVariants, type VariantPricing } from "./variant-prices.ts"

/**
 * Adds prices to the variants of products, wherever the variants were read with their `prices`. The number of
 * statements does not depend on the number of products.
 * @returns the products with priced variants; the given rows are unchanged
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function priceProducts(
  context: Pick<Context, "db" | "engine">,
  products: readonly Row[],
  pricing: PricingContext,
): Promise<Row[]> {
  const variants = products.flatMap((product) => variantsOf(product).filter(hasPrices))
  const priced = new Map(
    (await priceVariants(context, variants, pricing)).map((row) => [row.id as string, row]),
  )
  return products.map((product) =>
    variantsOf(product).length === 0
      ? product
      : { ...product, variants: variantsOf(product).map((row) => priced.get(row.id as string) ?? row) },
  )
}

/**
 * Adds prices to variants: `prices` of the context, original and calculated price, and both with tax. A variant
 * that has no price in this context keeps what it came with and gets no price fields.
 * @returns the variants with price fields; the given rows are unchanged
 * @throws pricing.region_not_found
 * @since 0.1
 */
export async function priceVariants(
  context: Pick<Context, "db" | "engine">,
  variants: readonly Row[],
  pricing: PricingContext,
): Promise<Row[]> {
  if (variants.length === 0) return []
  const requests = variants.map((variant) => ({ variantId: variant.id as string }))
  const prices = await pricesOfVariants(context, requests, pricing)
  return variants.map((variant) => withPrices(variant, prices.get(variant.id as string)))
}

function variantsOf(product: Row): readonly Row[] {
  return (product.variants as readonly Row[] | undefined) ?? []
}

function hasPrices(variant: Row): boolean {
  return "prices" in variant
}

function withPrices(variant: Row, pricing: VariantPricing | undefined): Row {
  return pricing && pricing.prices.length > 0 ? { ...variant, ...pricing } : variant
}
