import { locale } from "../format/locale.ts"
import type { PricedVariant } from "../prices/price-rows.ts"

/** A product that was chosen for a price list. */
export interface PickedProduct {
  readonly id: string
  readonly title: string
  readonly variants: readonly { readonly id: string; readonly title: string; readonly sku: string | null }[]
}

/** The variants of products by the products' titles, as the rows of a grid name them. */
export function variantsOf(products: readonly PickedProduct[]): PricedVariant[] {
  return products
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
    .flatMap(({ title, variants }) =>
      variants.map((variant) => ({ id: variant.id, title: variant.title, sku: variant.sku, product: title })),
    )
}
