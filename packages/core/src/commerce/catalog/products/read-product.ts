import { firstOf } from "../../../platform/kernel/certain.ts"
import { JsonReply, type Context } from "../../../platform/http/operation.ts"
import { refusedBody } from "../../../platform/http/results.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { selectionOf, type Selection } from "../../../platform/query/selection.ts"
import { productErrors } from "./errors.ts"
import { loadedSelection } from "./loaded-selection.ts"
import { previewedProduct } from "./preview-token.ts"
import { presentAdminProduct, presentStoreProduct, priceAdminProducts } from "./present-products.ts"
import { adminProduct } from "./selections.ts"
import type { PriceQuery } from "./pricing-of.ts"
import type { NamedChannels } from "./named-channels.ts"
import { storeScope } from "./store-scope.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Reads a product as the admin sees it.
 * @throws products.not_found
 * @since 0.1
 */
export async function readAdminProduct(
  context: Context,
  id: string,
  selection: Selection,
): Promise<ResponseRow> {
  const product = await presentAdminProduct(context, id, selection)
  if (!product) throw productErrors.not_found(id)
  return product
}

/**
 * Reads a product after a change: whole, with prices, without stock.
 * @param isPriced false keeps the variants' prices as they are stored, those of price lists included
 * @throws products.not_found
 * @since 0.1
 */
export async function readChangedProduct(
  context: Pick<Context, "db" | "engine">,
  id: string,
  isPriced = true,
): Promise<ResponseRow> {
  const selection = selectionOf({}, adminProduct)
  const loaded = isPriced ? loadedSelection(selection) : selection
  const product = await fetchById(context.db, "Product", id, loaded)
  if (!product) throw productErrors.not_found(id)
  const presented = await priceAdminProducts(context, [product], selection, isPriced)
  return firstOf(presented)
}

/** What a store request for one product says. */
export interface StoreProductQuery extends PriceQuery {
  readonly fields?: string | null
  readonly sales_channel_id?: NamedChannels
}

/**
 * Reads a published product as the store shows it, or the product of the request's preview token in any status.
 * @returns the product, or the error if it is outside of the publishable key's sales channels
 * @throws products.not_found  also for products that are not published
 * @throws products.invalid_preview_token
 * @since 0.1
 */
export async function readStoreProduct(
  context: Context,
  id: string,
  query: StoreProductQuery,
  selection: Selection,
): Promise<ResponseRow | JsonReply> {
  const scope = storeScope(context, query.sales_channel_id)
  if (scope instanceof JsonReply) return scope
  const previewedId = await previewedProduct(context)
  const product = await presentStoreProduct(context, id, { selection, query, scope, previewedId })
  if (!product) throw productErrors.not_found(id)
  if (scope.isByKey && !(await isInKeyChannels(context, id)))
    return refusedBody([
      `Product with id: ${id} is not associated with sales channels defined by the Publishable API Key passed in the header of the request.`,
    ])
  return product
}

async function isInKeyChannels(
  { db, salesChannelIds }: Pick<Context, "db" | "salesChannelIds">,
  productId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("product_sales_channel")
    .select("product_id")
    .where("product_id", "=", productId)
    .where("sales_channel_id", "in", salesChannelIds ?? [])
    .executeTakeFirst()
  return row !== undefined
}
