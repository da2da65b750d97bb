import { NotTaken, smallestUnits, type SourceProduct, type SourceVariant } from "@stheno/source-kit"
import { numericId } from "./numeric-id.ts"
import type { ShopifyMedia, ShopifyProduct, ShopifyVariant } from "./queries/products.ts"

/** A product with all its variants and images. */
export interface CompleteProduct {
  readonly product: ShopifyProduct
  readonly variants: readonly ShopifyVariant[]
  readonly media: readonly ShopifyMedia[]
  /** the currency of the prices */
  readonly currency: string
}

/**
 * Converts a product.
 * @throws NotTaken for a price that the currency does not have
 */
export function convertProduct({ product, variants, media, currency }: CompleteProduct): SourceProduct {
  const { seo, vendor, collections, status } = product
  const options = product.options.map(({ name }) => name)
  return {
    id: numericId(product.id),
    title: product.title,
    handle: product.handle,
    description: product.descriptionHtml || null,
    isPublished: status === "ACTIVE",
    isGiftCard: product.isGiftCard,
    type: product.productType || null,
    tags: product.tags,
    collections: collections.nodes.map(({ id, title, handle }) => ({ id: numericId(id), title, handle })),
    images: media.flatMap(({ image }) => image?.url ?? []),
    options,
    variants: variants.map((variant) => convertVariant(variant, options, currency)),
    metadata: {
      shopify_status: status.toLowerCase(),
      ...(vendor && { vendor }),
      ...(seo.title && { seo_title: seo.title }),
      ...(seo.description && { seo_description: seo.description }),
      ...(collections.nodes.length > 1 && {
        shopify_collections: collections.nodes.map(({ handle }) => handle),
      }),
    },
  }
}

function convertVariant(
  variant: ShopifyVariant,
  options: readonly string[],
  currency: string,
): SourceVariant {
  const { selectedOptions, inventoryItem: item, compareAtPrice } = variant
  const code = currency.toLowerCase()
  return {
    id: numericId(variant.id),
    title: variant.title,
    sku: variant.sku || null,
    barcode: variant.barcode || null,
    options: options.map((name) => {
      const value = selectedOptions.find((option) => option.name === name)?.value
      if (value === undefined) throw new NotTaken(`Variant "${variant.title}" has no value for ${name}`)
      return value
    }),
    price: { currency_code: code, amount: smallestUnits(variant.price, code) },
    inventory_quantity: Math.max(0, variant.inventoryQuantity ?? 0),
    manage_inventory: item?.tracked ?? false,
    allow_backorder: variant.inventoryPolicy === "CONTINUE",
    weight: gramsOf(item?.measurement?.weight),
    hs_code: item?.harmonizedSystemCode ?? null,
    origin_country: item?.countryCodeOfOrigin?.toLowerCase() ?? null,
    metadata: {
      ...(compareAtPrice && { compare_at_price: smallestUnits(compareAtPrice, code) }),
      ...(!variant.taxable && { taxable: false }),
    },
  }
}

const grams: Readonly<Record<string, number>> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  OUNCES: 28.349_523_125,
  POUNDS: 453.592_37,
}

/** Shopify has 0 where no weight is known. */
function gramsOf(
  weight: { readonly unit: string; readonly value: number } | null | undefined,
): number | null {
  const factor = weight ? grams[weight.unit] : undefined
  return weight && factor !== undefined && weight.value > 0 ? Math.round(weight.value * factor) : null
}
