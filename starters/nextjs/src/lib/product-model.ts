import { pricesIncludeTax } from "./tax-display"

/** What a customer in one country pays. Amounts are the currency's smallest units. */
export interface ProductPrice {
  readonly amount: number
  /** the price before a sale; the same as `amount` when there is none */
  readonly original: number
  readonly currency: string
}

/** A variant of a product as pages show it. */
export interface ProductVariant {
  readonly id: string
  readonly title: string
  readonly sku: string | undefined
  /** the chosen value by the ID of its option */
  readonly options: Readonly<Record<string, string>>
  /** undefined if the variant is not sold in the country */
  readonly price: ProductPrice | undefined
  readonly isAvailable: boolean
  /** units in stock; undefined if they are not counted or if it can be backordered */
  readonly stock: number | undefined
}

/** An option of a product with its values in the order of the variants. */
export interface ProductOption {
  readonly id: string
  readonly title: string
  readonly values: readonly string[]
}

/** A product as pages show it. */
export interface Product {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly material: string | undefined
  readonly weight: number | undefined
  readonly isGiftCard: boolean
  /** false in the preview of a draft */
  readonly isPublished: boolean
  readonly thumbnail: string | undefined
  readonly images: readonly string[]
  /** what the images show, by URL; those that have no text are missing */
  readonly altTexts: Readonly<Record<string, string>>
  readonly type: string | undefined
  readonly collection: { readonly id: string; readonly handle: string; readonly title: string } | undefined
  readonly categoryHandles: readonly string[]
  readonly options: readonly ProductOption[]
  readonly variants: readonly ProductVariant[]
  readonly updatedAt: string | undefined
}

/** The part of the API's product that pages use. Everything that a v1 server may leave out is optional. */
export interface ProductResponse {
  readonly id?: string
  readonly handle?: string | null
  readonly title?: string
  readonly subtitle?: string | null
  readonly description?: string | null
  readonly material?: string | null
  readonly weight?: number | null
  readonly is_giftcard?: boolean
  readonly status?: string
  readonly thumbnail?: string | null
  readonly updated_at?: string | Date
  readonly images?:
    readonly { readonly url: string; readonly metadata?: Readonly<Record<string, unknown>> | null }[] | null
  readonly type?: { readonly value: string } | null
  readonly collection?: {
    readonly id: string
    readonly handle?: string | null
    readonly title: string
  } | null
  readonly categories?: readonly { readonly handle?: string }[] | null
  readonly options?: readonly { readonly id: string; readonly title: string }[] | null
  readonly variants?: readonly VariantResponse[] | null
}

interface VariantResponse {
  readonly id: string
  readonly title: string
  readonly sku?: string | null
  readonly variant_rank?: number | null
  readonly inventory_quantity?: number
  readonly manage_inventory?: boolean
  readonly allow_backorder?: boolean
  readonly purchasable?: boolean
  readonly options?: readonly { readonly option_id: string; readonly value: string }[] | null
  readonly calculated_price?: number | null
  readonly calculated_price_incl_tax?: number | null
  readonly original_price?: number | null
  readonly original_price_incl_tax?: number | null
}

/** Where a price is shown. */
export interface PriceContext {
  readonly country: string
  readonly currency: string
}

/** The alternative texts that the dashboard stores in the metadata of images. */
function altTextsOf(images: NonNullable<ProductResponse["images"]>): Record<string, string> {
  const texts = images.flatMap(({ url, metadata }) => {
    const alt = metadata?.["alt"]
    return typeof alt === "string" && alt !== "" ? [[url, alt] as const] : []
  })
  return Object.fromEntries(texts)
}

/** Turns the API's product into what pages show in one country. */
export function toProduct(response: ProductResponse, context: PriceContext): Product {
  const variants = [...(response.variants ?? [])]
    .sort((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
    .map((variant) => toVariant(variant, context))
  const images = (response.images ?? []).map(({ url }) => url)
  return {
    id: response.id ?? "",
    handle: response.handle ?? "",
    title: response.title ?? "",
    subtitle: response.subtitle ?? "",
    description: response.description ?? "",
    material: response.material ?? undefined,
    weight: response.weight ?? undefined,
    isGiftCard: response.is_giftcard ?? false,
    isPublished: (response.status ?? "published") === "published",
    thumbnail: response.thumbnail ?? images[0],
    images: images.length > 0 ? images : response.thumbnail ? [response.thumbnail] : [],
    altTexts: altTextsOf(response.images ?? []),
    type: response.type?.value,
    collection: response.collection
      ? {
          id: response.collection.id,
          handle: response.collection.handle ?? "",
          title: response.collection.title,
        }
      : undefined,
    categoryHandles: (response.categories ?? []).flatMap(({ handle }) => handle ?? []),
    options: (response.options ?? []).map(({ id, title }) => ({
      id,
      title,
      values: [...new Set(variants.flatMap(({ options }) => options[id] ?? []))],
    })),
    variants,
    updatedAt: response.updated_at === undefined ? undefined : new Date(response.updated_at).toISOString(),
  }
}

function toVariant(variant: VariantResponse, context: PriceContext): ProductVariant {
  const isCounted = (variant.manage_inventory ?? true) && !variant.allow_backorder
  const stock = isCounted ? Math.max(0, variant.inventory_quantity ?? 0) : undefined
  const price = priceOf(variant, context)
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku ?? undefined,
    options: Object.fromEntries((variant.options ?? []).map(({ option_id, value }) => [option_id, value])),
    price,
    isAvailable: price !== undefined && (variant.purchasable ?? (stock === undefined || stock > 0)),
    stock,
  }
}

function priceOf(variant: VariantResponse, { country, currency }: PriceContext): ProductPrice | undefined {
  const withTax = pricesIncludeTax(country)
  const shown = (incl: number | null | undefined, plain: number | null | undefined) =>
    (withTax ? incl : undefined) ?? plain ?? undefined
  const amount = shown(variant.calculated_price_incl_tax, variant.calculated_price)
  if (amount === undefined) return undefined
  return {
    amount,
    original: shown(variant.original_price_incl_tax, variant.original_price) ?? amount,
    currency,
  }
}

/** The lowest price of a product and whether other variants cost more; undefined if nothing is sold here. */
export function priceRange(
  variants: readonly ProductVariant[],
): (ProductPrice & { readonly isFrom: boolean }) | undefined {
  const prices = variants.flatMap(({ price }) => price ?? [])
  const [first, ...rest] = prices
  if (!first) return undefined
  const lowest = rest.reduce((low, price) => (price.amount < low.amount ? price : low), first)
  return { ...lowest, isFrom: prices.some(({ amount }) => amount > lowest.amount) }
}

/** The variant with exactly these values of its options. */
export function variantWith(
  variants: readonly ProductVariant[],
  chosen: Readonly<Record<string, string>>,
): ProductVariant | undefined {
  return variants.find(({ options }) => Object.entries(options).every(([id, value]) => chosen[id] === value))
}

/** The variant that is chosen when the page opens: the first that can be bought, else the first. */
export function initialVariant(variants: readonly ProductVariant[]): ProductVariant | undefined {
  return variants.find(({ isAvailable }) => isAvailable) ?? variants[0]
}
