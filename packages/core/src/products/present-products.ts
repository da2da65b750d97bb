import type { Context } from "../http/operation.ts"
import type { Row } from "../query/fetch.ts"
import type { Selection } from "../query/selection.ts"
import { allChannels } from "../sales-channels/index.ts"
import { completeProducts } from "./complete-products.ts"
import { wantsAvailability, wantsPrices } from "./loaded-selection.ts"
import { pricingOf, type PriceQuery } from "./pricing-of.ts"
import type { StoreScope } from "./store-scope.ts"

type Read = Pick<Context, "db" | "engine">

/**
 * Completes products for admin answers: all prices of the variants, and their stock in all sales channels.
 * @param rows read with `loadedSelection`; they are completed in place
 * @since 0.1
 */
export async function presentAdminProducts(
  context: Read,
  rows: readonly Row[],
  selection: Selection,
): Promise<readonly Row[]> {
  return completeProducts(context, rows.map(withProfile), {
    pricing: wantsPrices(selection) ? {} : undefined,
    stockOf: wantsAvailability(selection) ? { channelIds: allChannels } : undefined,
  })
}

/**
 * Completes products for the answers of admin changes, which say nothing about stock.
 * @since 0.1
 */
export async function priceAdminProducts(
  context: Read,
  rows: readonly Row[],
  selection: Selection,
): Promise<readonly Row[]> {
  const pricing = wantsPrices(selection) ? {} : undefined
  return completeProducts(context, rows.map(withProfile), { pricing, stockOf: undefined })
}

/** What a store answer is made for. */
export interface StoreView {
  readonly selection: Selection
  readonly query: PriceQuery & { readonly fields?: string | null }
  readonly scope: StoreScope
}

/**
 * Completes products for store answers: prices of the region, cart or currency, and stock in the sales channels.
 * @param rows read with `loadedSelection`; they are completed in place
 * @throws pricing.region_not_found, products.cart_not_found
 * @since 0.1
 */
export async function presentStoreProducts(
  context: Pick<Context, "db" | "engine" | "customerId">,
  rows: readonly Row[],
  { selection, query, scope }: StoreView,
): Promise<readonly Row[]> {
  const showsProfileId = !query.fields || (selection.fields ?? []).includes("profile_id")
  const products = rows.map((row) => forStore(row, showsProfileId))
  return completeProducts(context, products, {
    pricing: wantsPrices(selection) ? await pricingOf(context, query) : undefined,
    stockOf: wantsAvailability(selection) ? { channelIds: scope.channelIds } : undefined,
  })
}

/** v1 shows the first shipping profile next to the list of all. */
function withProfile(product: Row): Row {
  const profiles = product.profiles as Row[] | undefined
  if (!profiles) return product
  product.profile = profiles[0] ?? null
  product.profile_id = profiles[0]?.id ?? null
  return product
}

/** Categories that are not for the public stay out of store answers. */
function forStore(product: Row, showsProfileId: boolean): Row {
  const categories = product.categories as Row[] | undefined
  const profiles = product.profiles as Row[] | undefined
  if (categories)
    product.categories = categories.filter(({ is_active, is_internal }) => is_active && !is_internal)
  if (profiles && showsProfileId) product.profile_id = profiles[0]?.id ?? null
  return product
}
