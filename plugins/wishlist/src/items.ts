import { sql, type Shop } from "@stheno/core"

/** An item of a wishlist, in the form of a line item as v1's plugin stored it. */
export interface WishlistItem {
  readonly variant_id: string
  /** the title of the product */
  readonly title: string
  /** the title of the variant */
  readonly description: string | null
  readonly thumbnail: string | null
  /** the price when the item was added, in the smallest unit; null if the variant had no price in the region */
  readonly unit_price: number | null
  readonly quantity: number
  readonly is_giftcard: boolean
  readonly allow_discounts: boolean
  readonly should_merge: boolean
  readonly is_return: boolean
  readonly includes_tax: boolean
  readonly metadata: Readonly<Record<string, unknown>>
  readonly variant: Readonly<Record<string, unknown>>
}

/** What a customer adds. */
export interface NewItem {
  readonly variant_id: string
  readonly quantity: number
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  /** the region whose price is stored; the oldest region of the store by default */
  readonly region_id?: string | undefined
}

/** The properties of an item that anyone may see who has the link of a wishlist. */
const shown = [
  "variant_id",
  "title",
  "description",
  "thumbnail",
  "unit_price",
  "quantity",
  "is_giftcard",
  "allow_discounts",
  "should_merge",
  "is_return",
  "includes_tax",
  "metadata",
  "variant",
]

/**
 * Makes an item of a variant that the storefront may show.
 * @throws not_found if the variant does not exist, is not published, or is outside of the publishable key's channels
 */
export async function createItem(
  { db, call }: Pick<Shop, "db" | "call">,
  input: NewItem,
): Promise<WishlistItem> {
  const regionId = input.region_id ?? (await oldestRegion(db))
  const { variant } = (await call("store.GetVariantsVariant", {
    params: { id: input.variant_id },
    query: regionId ? { region_id: regionId } : {},
  })) as unknown as { variant: StoreVariant }
  const { product } = variant
  return {
    variant_id: variant.id,
    title: product.title,
    description: variant.title,
    thumbnail: product.thumbnail,
    unit_price: variant.calculated_price ?? null,
    quantity: input.quantity,
    is_giftcard: product.is_giftcard,
    allow_discounts: product.discountable,
    should_merge: true,
    is_return: false,
    includes_tax: variant.calculated_price_includes_tax === true,
    metadata: input.metadata ?? {},
    variant: {
      id: variant.id,
      title: variant.title,
      sku: variant.sku,
      product_id: product.id,
      product: { id: product.id, title: product.title, handle: product.handle, thumbnail: product.thumbnail },
    },
  }
}

interface StoreVariant {
  readonly id: string
  readonly title: string
  readonly sku: string | null
  readonly calculated_price?: number | null
  readonly calculated_price_includes_tax?: boolean | null
  readonly product: {
    readonly id: string
    readonly title: string
    readonly handle: string | null
    readonly thumbnail: string | null
    readonly is_giftcard: boolean
    readonly discountable: boolean
  }
}

async function oldestRegion(db: Shop["db"]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from region where deleted_at is null order by created_at, id limit 1`.execute(db)
  return rows[0]?.id
}

/** The wishlist in a customer's `metadata`; anything else than a list of objects counts as empty. */
export function itemsOf(metadata: unknown): readonly StoredItem[] {
  const list = isRecord(metadata) ? metadata["wishlist"] : undefined
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** An item as it is stored; customers can write their own `metadata`, so it can be anything. */
export type StoredItem = Readonly<Record<string, unknown>>

/** Leaves out items that are not published anymore, and properties that items do not have. */
export async function presentShared(
  db: Shop["db"],
  items: readonly StoredItem[],
): Promise<readonly StoredItem[]> {
  const ids = items.map(({ variant_id: id }) => id).filter((id) => typeof id === "string")
  const { rows } = await sql<{ id: string }>`
    select v.id from product_variant v join product p on p.id = v.product_id
    where v.id = any(${ids}) and v.deleted_at is null and p.deleted_at is null
      and p.status = 'published'`.execute(db)
  const published = new Set(rows.map(({ id }) => id))
  return items
    .filter(({ variant_id: id }) => typeof id === "string" && published.has(id))
    .map((item) => Object.fromEntries(shown.filter((name) => name in item).map((name) => [name, item[name]])))
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
