import type { Stheno } from "@stheno/js-client"
import { t } from "../messages/index.ts"
import { copiedPrices } from "./copied-prices.ts"

/**
 * Creates a draft like a product: with its variants, prices and pictures. Codes that only one variant may have stay with
 * the original, and the copy has no stock.
 * @returns the ID of the copy
 */
export async function duplicateProduct(client: Stheno, id: string): Promise<string> {
  const { product } = await client.admin.products.retrieve(id, {
    expand: "variants,variants.prices,variants.options,options,images,tags,type,sales_channels,categories",
  })
  const handle = `${product.handle ?? "product"}-copy`
  const { count } = await client.admin.products.list({ handle, limit: 1 })
  const { product: copy } = await client.admin.products.create({
    ...pickOf(product),
    title: t.products.copyOf({ title: product.title }),
    handle: count > 0 ? `${handle}-${Date.now().toString(36)}` : handle,
    status: "draft",
    images: product.images.map(({ url }) => url),
    ...(product.thumbnail ? { thumbnail: product.thumbnail } : {}),
    ...(product.type ? { type: { value: product.type.value } } : {}),
    tags: product.tags.map(({ value }) => ({ value })),
    sales_channels: product.sales_channels.map((channel) => ({ id: channel.id })),
    categories: product.categories.map((category) => ({ id: category.id })),
    options: product.options.map(({ title }) => ({ title })),
    variants: product.variants.map((variant) => ({
      ...sizesOf(variant),
      title: variant.title,
      allow_backorder: variant.allow_backorder,
      manage_inventory: variant.manage_inventory,
      metadata: variant.metadata,
      inventory_quantity: 0,
      prices: copiedPrices(variant.prices),
      options: product.options.map((option) => ({
        value: variant.options.find(({ option_id }) => option_id === option.id)?.value ?? "",
      })),
    })),
  })
  return copy.id
}

interface Sizes {
  readonly weight: number | null
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
  readonly hs_code: string | null
  readonly mid_code: string | null
  readonly origin_country: string | null
  readonly material: string | null
}

function sizesOf({
  weight,
  length,
  width,
  height,
  hs_code,
  mid_code,
  origin_country,
  material,
}: Sizes): Sizes {
  return { weight, length, width, height, hs_code, mid_code, origin_country, material }
}

function pickOf(
  product: Sizes & {
    readonly subtitle: string | null
    readonly description: string | null
    readonly discountable: boolean
    readonly collection_id: string | null
    readonly metadata: Record<string, unknown> | null
  },
) {
  const { subtitle, description, discountable, collection_id, metadata } = product
  return {
    ...sizesOf(product),
    subtitle,
    description,
    discountable,
    ...(collection_id ? { collection_id } : {}),
    ...(metadata ? { metadata } : {}),
  }
}
