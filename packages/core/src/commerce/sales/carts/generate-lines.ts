import { sql, type RawBuilder } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { pricesFrom, pricingQuery, type PricingContext } from "../../catalog/pricing/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { together, type RowsOf } from "../../../platform/query/together.ts"
import { cartErrors } from "./errors.ts"
import { firstOf, valueOf } from "../../../platform/kernel/certain.ts"

/**
 * A line that is to be made of a variant.
 * @since 0.1
 */
export interface LineRequest {
  readonly variant_id: string
  /** units, at least 1 */
  readonly quantity: number
  readonly metadata?: Metadata | null
  /** a price set by hand, in the smallest unit; below zero counts as 0, and the line is not merged with others */
  readonly unit_price?: number | null
}

/**
 * Where and for whom lines are made.
 * @since 0.1
 */
export interface LineContext {
  readonly regionId: string
  readonly customerId?: string | null
  /** products must be sold there; null: any channel */
  readonly salesChannelId?: string | null
  /** products must be sold in one of these, where `salesChannelId` is not given; undefined: any channel */
  readonly salesChannelIds?: readonly string[] | undefined
}

/** The variant of a line, with what its product adds. */
interface LineVariant {
  readonly id: string
  readonly title: string
  readonly product_id: string
  readonly manage_inventory: boolean
  readonly allow_backorder: boolean
  readonly product_title: string
  readonly thumbnail: string | null
  readonly is_giftcard: boolean
  readonly discountable: boolean
  readonly is_in_channel: boolean
}

/**
 * A row for `line_item`, not yet stored, with the variant it is of.
 * @since 0.1
 */
export interface LineDraft {
  readonly values: {
    readonly id: string
    readonly title: string
    readonly description: string | null
    readonly thumbnail: string | null
    readonly variant_id: string
    /** smallest units */
    readonly unit_price: number
    readonly quantity: number
    readonly includes_tax: boolean
    readonly is_giftcard: boolean
    readonly allow_discounts: boolean
    readonly should_merge: boolean
    /** null until somebody asks for shipping */
    readonly has_shipping: boolean | null
    readonly metadata: Metadata
  }
  readonly variant: LineVariant
}

/**
 * Makes lines of variants: titles of today, the price for this region, customer and quantity. One statement, whatever
 * the number of lines, and one more where prices with and without tax have to be compared; nothing is stored.
 * @returns one draft per request, in their order
 * @throws carts.quantity_missing, carts.variant_not_found, carts.not_in_channel, carts.no_price
 * @since 0.1
 */
export async function generateLines(
  context: Pick<Context, "db" | "engine">,
  requests: readonly LineRequest[],
  where: LineContext,
): Promise<LineDraft[]> {
  checkRequests(requests)
  return draftsFrom(context, await together(context.db, lineQueries(requests, where)), requests, where)
}

/**
 * Refuses requests that ask for no variant or no units.
 * @throws carts.quantity_missing
 * @since 0.1
 */
export function checkRequests(requests: readonly LineRequest[]): void {
  if (requests.some(({ variant_id, quantity }) => !variant_id || !(quantity >= 1)))
    throw cartErrors.quantity_missing()
}

/**
 * What lines are made from, for those who read more in the same statement.
 * @since 0.1
 */
export function lineQueries(requests: readonly LineRequest[], where: LineContext) {
  const ids = [...new Set(requests.map((request) => request.variant_id))]
  const channels = where.salesChannelId ? [where.salesChannelId] : (where.salesChannelIds ?? null)
  return {
    variants: variantsQuery(ids, channels),
    facts: pricingQuery(ids, pricingOf(where)),
  }
}

/**
 * `generateLines` from what `lineQueries` has read already.
 * @since 0.1
 */
export async function draftsFrom(
  context: Pick<Context, "db" | "engine">,
  read: RowsOf<ReturnType<typeof lineQueries>>,
  requests: readonly LineRequest[],
  where: LineContext,
): Promise<LineDraft[]> {
  const variants = checkVariants(read.variants, requests)
  const keyed = requests.map((request, at) => ({ request, key: String(at) }))
  const priced = keyed
    .filter(({ request }) => typeof request.unit_price !== "number")
    .map(({ request, key }) => ({ key, variantId: request.variant_id, quantity: request.quantity }))
  const prices = await pricesFrom(context, {
    facts: firstOf(read.facts),
    requests: priced,
    pricing: pricingOf(where),
  })
  return keyed.map(({ request, key }) =>
    draft(request, valueOf(variants, request.variant_id), prices.get(key)),
  )
}

function pricingOf({ regionId, customerId }: LineContext): PricingContext {
  return { regionId, customerId, includeDiscountPrices: true, isUntaxed: true }
}

/**
 * Stores lines.
 * @param owner the cart, swap, claim or order edit they belong to
 * @since 0.1
 */
export async function insertLines(
  db: Executor,
  drafts: readonly LineDraft[],
  owner: {
    readonly cart_id?: string
    readonly swap_id?: string
    readonly claim_order_id?: string
    readonly order_edit_id?: string
    readonly has_shipping?: boolean
  },
): Promise<void> {
  if (drafts.length === 0) return
  await db
    .insertInto("line_item")
    .values(drafts.map(({ values }) => ({ ...values, ...owner, metadata: JSON.stringify(values.metadata) })))
    .execute()
}

function variantsQuery(
  ids: readonly string[],
  channelIds: readonly string[] | null,
): RawBuilder<LineVariant> {
  return sql<LineVariant>`select v.id, v.title, v.product_id, v.manage_inventory, v.allow_backorder,
      p.title as product_title, p.thumbnail, p.is_giftcard, p.discountable,
      ${channelIds}::text[] is null or exists (select from product_sales_channel s
        where s.product_id = p.id and s.sales_channel_id = any(${channelIds}::text[])) as is_in_channel
    from product_variant v join product p on p.id = v.product_id
    where v.id = any(${ids}) and v.deleted_at is null and p.deleted_at is null`
}

function checkVariants(
  rows: readonly LineVariant[],
  requests: readonly LineRequest[],
): Map<string, LineVariant> {
  const found = new Map(rows.map((row) => [row.id, row]))
  const missing = requests.map((request) => request.variant_id).filter((id) => !found.has(id))
  if (missing.length > 0) throw cartErrors.variant_not_found([...new Set(missing)])
  const elsewhere = rows.filter((row) => !row.is_in_channel)
  // Names only what the caller sent: titles of another channel's products stay there.
  if (elsewhere.length > 0) throw cartErrors.not_in_channel(elsewhere.map((row) => row.id))
  return found
}

interface FoundPrice {
  readonly calculated_price: number | null
  readonly calculated_price_includes_tax: boolean | null
}

function draft(request: LineRequest, variant: LineVariant, price: FoundPrice | undefined): LineDraft {
  const isByHand = typeof request.unit_price === "number"
  const unitPrice = isByHand ? Math.max(0, request.unit_price) : (price?.calculated_price ?? null)
  if (unitPrice === null) throw cartErrors.no_price(variant.title)
  return {
    variant,
    values: {
      id: newId("item"),
      title: variant.product_title,
      description: variant.title,
      thumbnail: variant.thumbnail,
      variant_id: variant.id,
      unit_price: unitPrice,
      quantity: request.quantity,
      includes_tax: !isByHand && price?.calculated_price_includes_tax === true,
      is_giftcard: variant.is_giftcard,
      allow_discounts: variant.discountable,
      should_merge: !isByHand,
      has_shipping: null,
      metadata: request.metadata ?? {},
    },
  }
}
