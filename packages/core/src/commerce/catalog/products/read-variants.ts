import { countDraft } from "./count-drafts.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"
import { sql } from "kysely"
import { isAsInV1 } from "../../../platform/kernel/v1-compatibility.ts"
import { JsonReply, type Context } from "../../../platform/http/operation.ts"
import { refusedBody } from "../../../platform/http/results.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { fetchFirst, fetchRows } from "../../../platform/query/fetch.ts"
import { pageSize } from "../../../platform/query/page-size.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { completeVariants } from "./complete-variants.ts"
import { productErrors } from "./errors.ts"
import type { ListStoreVariantsQuery } from "./list-shapes.ts"
import { isInChannel } from "../../store/sales-channels/index.ts"
import type { StoreProductQuery } from "./read-product.ts"
import { pricingOf, type PriceQuery } from "./pricing-of.ts"
import { assertNamedChannel, storeScope, type StoreScope } from "./store-scope.ts"
import type { Requested, ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Variants of published products as the store shows them. One statement, and one each for prices and stock.
 * @returns the variants, or the error if the query reaches outside of the publishable key's sales channels
 * @throws pricing.region_not_found, products.cart_not_found
 * @since 0.1
 */
export async function listStoreVariants(
  context: Context,
  query: ListStoreVariantsQuery,
  selection: Selection,
): Promise<readonly ResponseRow[] | JsonReply> {
  const scope = scopeOfList(context, query)
  if (scope instanceof JsonReply) return scope
  const ids = query.ids ? query.ids.split(",") : query.id
  const rows = await fetchRows(context.db, {
    entity: "ProductVariant",
    selection,
    filters: {
      id: ids ?? undefined,
      title: query.title ?? undefined,
      inventory_quantity: query.inventory_quantity ?? undefined,
    },
    where: shownInStore(context),
    limit: pageSize(query.limit),
    offset: query.offset,
  })
  return presentStoreVariants(context, rows, query, scope)
}

/** As in v1, the word `null` stands for no sales channel in the list: nothing that is managed can be purchased. */
function scopeOfList(context: Context, { sales_channel_id }: ListStoreVariantsQuery): StoreScope | JsonReply {
  const scope = storeScope(context, sales_channel_id)
  const isNone = sales_channel_id === "null" && !(scope instanceof JsonReply)
  return isNone ? { ...scope, channelIds: undefined, namedIds: [] } : scope
}

/**
 * Reads one variant of a published product as the store shows it.
 * @returns the variant, or the error if it is outside of the publishable key's sales channels
 * @throws products.variant_not_found, pricing.region_not_found, products.cart_not_found
 * @since 0.1
 */
export async function readStoreVariant(
  context: Context,
  id: string,
  query: StoreProductQuery,
  selection: Selection,
): Promise<ResponseRow | JsonReply> {
  const scope = storeScope(context, query.sales_channel_id)
  if (scope instanceof JsonReply) return scope
  const find = (where: Sql[]) =>
    fetchFirst(context.db, { entity: "ProductVariant", selection, filters: { id }, where })
  const variant = await find(shownInStore(context))
  if (
    !variant &&
    scope.isByKey &&
    (await find(shownInStore({ engine: context.engine, salesChannelIds: undefined })))
  )
    return refusedBody([
      `Variant with id: ${id} is not associated with sales channels defined by the Publishable API Key passed in the header of the request.`,
    ])
  if (!variant) {
    await countDraft(
      context,
      sql`select from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
        where v.id = ${id} and v.deleted_at is null and p.status <> 'published'`,
    )
    throw productErrors.variant_not_found(id)
  }
  const presented = await presentStoreVariants(context, [variant], query, scope)
  return firstOf(presented)
}

/** Variants of published products, and only of those in the sales channels of the publishable key. */
function shownInStore({ engine, salesChannelIds }: Pick<Context, "engine" | "salesChannelIds">): Sql[] {
  const published = sql`exists (select from product p
    where p.id = root.product_id and p.status = 'published' and p.deleted_at is null)`
  return [
    ...(isAsInV1(engine, "draftProductsById") ? [] : [published]),
    ...(salesChannelIds ? [isInChannel("root.product_id", salesChannelIds)] : []),
  ]
}

async function presentStoreVariants(
  context: Context,
  rows: readonly Requested<"ProductVariant">[],
  query: PriceQuery,
  scope: StoreScope,
): Promise<readonly ResponseRow[]> {
  await assertNamedChannel(context, scope)
  await completeVariants(context, rows, { pricing: await pricingOf(context, query), stockOf: scope })
  return rows
}
