import { locale } from "../format/locale.ts"
import { t } from "../messages/index.ts"
import type { PricedVariant } from "../prices/price-rows.ts"

/** A product whose variants are the rows of a grid. */
export interface GridProduct {
  readonly id: string
  readonly title: string
  readonly is_giftcard?: boolean
  readonly variants: readonly {
    readonly id: string
    readonly title: string
    readonly sku: string | null
    readonly variant_rank: number | null
  }[]
}

/** The variants of products, in their order; with the title of the product where there are several. */
export function gridVariants(products: readonly GridProduct[]): PricedVariant[] {
  return products
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
    .flatMap((product) =>
      product.variants
        .toSorted((one, other) => (one.variant_rank ?? 0) - (other.variant_rank ?? 0))
        .map(({ id, title, sku }) => ({
          id,
          title,
          sku,
          product: products.length > 1 ? product.title : "",
        })),
    )
}

/** Names the draft of a grid by what it edits, in whatever order the address of the page has it. */
export function gridDraft(grid: string, objects: readonly { readonly id: string }[]): string {
  const ids = objects.map(({ id }) => id).toSorted()
  return `${grid} ${ids.join(" ")}`
}

/** Where the link back of a grid leads to: the only product, else the list. */
export function gridBack(product: Pick<GridProduct, "id" | "title" | "is_giftcard"> | undefined) {
  if (!product) return { to: "/a/products", label: t.products.title }
  if (product.is_giftcard) return { to: "/a/gift-cards/manage", label: product.title }
  return { to: `/a/products/${product.id}`, label: product.title }
}
