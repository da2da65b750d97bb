import { countDraft } from "./count-drafts.ts"
import { sql } from "kysely"
import { isAsInV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { root } from "../../../platform/query/compile.ts"
import { fetchFirst, fetchFirstWith } from "../../../platform/query/fetch.ts"
import type { Filters } from "../../../platform/query/filter.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { allChannels } from "../../store/sales-channels/index.ts"
import { completeProducts } from "./complete-products.ts"
import { isFull, viewQueries, type VariantView, type ViewFacts } from "./complete-variants.ts"
import { loadedSelection, wantsAvailability, wantsPrices } from "./loaded-selection.ts"
import { pricingOf, type PriceQuery } from "./pricing-of.ts"
import { assertNamedChannel, type StoreScope } from "./store-scope.ts"
import type { Requested } from "../../../platform/query/selected.ts"

type ProductRow = Requested<"Product"> & {
  profile?: Requested<"ShippingProfile"> | null
  profile_id?: string | null
}

type Read = Pick<Context, "db" | "engine">

/**
 * Completes products for admin answers: all prices of the variants, and their stock in all sales channels.
 * @param rows read with `loadedSelection`; they are completed in place
 * @since 0.1
 */
export async function presentAdminProducts(
  context: Read,
  rows: readonly ProductRow[],
  selection: Selection,
): Promise<readonly ProductRow[]> {
  return completeProducts(context, rows.map(withProfile), adminView(selection))
}

/**
 * Reads a product with its prices and stock in one statement, as admin answers show it.
 * @returns undefined when the product does not exist
 * @since 0.1
 */
export async function presentAdminProduct(
  context: Read,
  id: string,
  selection: Selection,
): Promise<ProductRow | undefined> {
  const view = adminView(selection)
  const read = await readProduct(context, { selection, view, filters: { id } })
  return read && completed(context, withDeletedCollection(withProfile(read.row)), view, read.facts)
}

function adminView(selection: Selection): VariantView {
  return {
    pricing: wantsPrices(selection) ? {} : undefined,
    stockOf: wantsAvailability(selection) ? { channelIds: allChannels } : undefined,
  }
}

/**
 * Completes products for the responses of admin changes, which do not contain stock.
 * @param isPriced false keeps the variants' prices as they are stored, those of price lists included
 * @since 0.1
 */
export async function priceAdminProducts(
  context: Read,
  rows: readonly ProductRow[],
  selection: Selection,
  isPriced = true,
): Promise<readonly ProductRow[]> {
  const pricing = isPriced && wantsPrices(selection) ? {} : undefined
  return completeProducts(context, rows.map(withProfile), { pricing, stockOf: undefined })
}

/** What a store answer is made for. */
export interface StoreView {
  readonly selection: Selection
  readonly query: PriceQuery & { readonly fields?: string | null }
  readonly scope: StoreScope
  /** ID of the product that is shown in any status */
  readonly previewedId?: string | undefined
}

/**
 * Completes products for store answers: prices of the region, cart or currency, and stock in the sales channels.
 * @param rows read with `loadedSelection`; they are completed in place
 * @throws pricing.region_not_found, products.cart_not_found
 * @since 0.1
 */
export async function presentStoreProducts(
  context: Pick<Context, "db" | "engine" | "customerId">,
  rows: readonly ProductRow[],
  asked: StoreView,
): Promise<readonly ProductRow[]> {
  const products = rows.map((row) => forStore(row, asked))
  return completeProducts(context, products, await variantView(context, asked))
}

/**
 * Reads a published product, or the previewed one, with its prices and stock in one statement, as store answers show it.
 * @returns undefined when the product does not exist
 * @throws pricing.region_not_found, products.cart_not_found
 * @since 0.1
 */
export async function presentStoreProduct(
  context: Pick<Context, "db" | "engine" | "customerId">,
  id: string,
  asked: StoreView,
): Promise<ProductRow | undefined> {
  const { selection, previewedId } = asked
  const view = await variantView(context, asked)
  const isInAnyStatus = id === previewedId || isAsInV1(context.engine, "draftProductsById")
  const status = isInAnyStatus ? undefined : "published"
  const read = await readProduct(context, { selection, view, filters: { id, status } })
  if (!read && status)
    await countDraft(context, sql`select from product where id = ${id} and deleted_at is null`)
  return read && completed(context, withDeletedCollection(forStore(read.row, asked)), view, read.facts)
}

async function variantView(
  context: Pick<Context, "db" | "customerId">,
  { selection, query, scope }: StoreView,
): Promise<VariantView> {
  if (wantsAvailability(selection)) await assertNamedChannel(context, scope)
  return {
    pricing: wantsPrices(selection) ? await pricingOf(context, query) : undefined,
    stockOf: wantsAvailability(selection) ? { channelIds: scope.channelIds } : undefined,
  }
}

async function readProduct(
  { db }: Read,
  wish: { readonly selection: Selection; readonly view: VariantView; readonly filters: Filters },
): Promise<{ readonly row: ProductRow; readonly facts?: ViewFacts } | undefined> {
  const { view, filters } = wish
  const read = { entity: "Product", selection: loadedSelection(wish.selection), filters } as const
  if (!isFull(view)) {
    const row = await fetchFirst(db, read)
    return row && { row }
  }
  const id = sql.ref(`${root}.id`)
  const ids = sql`array(select id from product_variant where product_id = ${id} and deleted_at is null)`
  const found = await fetchFirstWith(db, read, viewQueries(ids, ids, view, sql`array[${id}]`))
  return found && { row: found.row, facts: found }
}

async function completed(
  context: Read,
  product: ProductRow,
  view: VariantView,
  facts?: ViewFacts,
): Promise<ProductRow> {
  await completeProducts(context, [product], view, facts)
  return product
}

/**
 * The collection of a product that is in a deleted one: v1 shows its ID and no more, except in searches.
 * @param row a product as it was read
 */
export function withDeletedCollection<P extends { collection?: unknown; collection_id?: string | null }>(
  row: P,
): P {
  const { collection, collection_id: id } = row
  return collection === null && id ? { ...row, collection: { ...deletedCollection, id } } : row
}

const deletedCollection = {
  id: "",
  created_at: null,
  updated_at: null,
  deleted_at: null,
  title: null,
  handle: null,
  metadata: null,
}

/** v1 shows the first shipping profile next to the list of all. */
function withProfile(product: ProductRow): ProductRow {
  const { profiles } = product
  if (!profiles) return product
  product.profile = profiles[0] ?? null
  product.profile_id = profiles[0]?.id ?? null
  return product
}

/** Categories that are not for the public stay out of store answers. */
function forStore(product: ProductRow, { selection, query }: StoreView): ProductRow {
  const showsProfileId = !query.fields || (selection.fields ?? []).includes("profile_id")
  const { categories } = product
  const { profiles } = product
  if (categories)
    product.categories = categories.filter(({ is_active, is_internal }) => is_active && !is_internal)
  if (profiles && showsProfileId) product.profile_id = profiles[0]?.id ?? null
  return product
}
