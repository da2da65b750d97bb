import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { fetchPage, type FoundPage, type PageOptions } from "../../../platform/query/fetch.ts"
import { filtersBeside, filtersOrNone } from "../../../platform/query/filter.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import type { ListProductsQuery, ListStoreProductsQuery } from "./list-shapes.ts"
import { loadedSelection } from "./loaded-selection.ts"
import { presentAdminProducts, presentStoreProducts, withDeletedCollection } from "./present-products.ts"
import { productConditions } from "./product-conditions.ts"
import { productLookups } from "./product-lookups.ts"
import { previewedProduct } from "./preview-token.ts"
import type { StoreScope } from "./store-scope.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

type Page = Omit<FoundPage, "rows"> & { readonly rows: readonly ResponseRow[] }

/**
 * A page of products as the admin sees them. One statement, and one each for prices and stock.
 * @since 0.1
 */
export async function listAdminProducts(
  context: Context,
  query: ListProductsQuery,
  selection: Selection,
): Promise<Page> {
  const found = await fetchPage(context.db, {
    entity: "Product",
    selection: loadedSelection(selection),
    ...adminFilters(query),
    order: query.order,
    orderPaths: "every",
    limit: query.limit,
    offset: query.offset,
    startingAfter: query.starting_after,
    // A filter for the time of deletion includes deleted products.
    withDeleted: query.deleted_at != null,
  })
  const rows = query.q ? found.rows : found.rows.map(withDeletedCollection)
  return { ...found, rows: await presentAdminProducts(context, rows, selection) }
}

/**
 * What products have to be like to be in the admin's list.
 * @since 0.1
 */
export function adminFilters(
  query: ListProductsQuery,
): Required<Pick<PageOptions, "filters" | "where" | "lookups" | "isCountingFound">> {
  return {
    filters: {
      ...columnFilters(query),
      status: query.status ?? undefined,
      deleted_at: query.deleted_at ?? undefined,
    },
    where: productConditions(query),
    ...productLookups(query),
  }
}

/**
 * A page of published products as the store shows them. One statement, and one each for prices and stock. A list by
 * handle or ID also contains the product of the request's preview token, in any status.
 * @throws products.invalid_preview_token
 * @since 0.1
 */
export async function listStoreProducts(
  context: Context,
  query: ListStoreProductsQuery,
  selection: Selection,
  scope: StoreScope,
): Promise<Page> {
  const search = { ...query, sales_channel_id: scope.channelIds, isForStore: true }
  const previewedId = await previewedProduct(context)
  const isPreview = previewedId !== undefined && (query.handle != null || query.id != null)
  const found = await fetchPage(context.db, {
    entity: "Product",
    selection: loadedSelection(selection),
    filters: { ...columnFilters(query), ...(!isPreview && { status: "published" }) },
    where: [...productConditions(search), ...(isPreview ? [isPublishedOr(previewedId)] : [])],
    ...productLookups(search),
    order: query.order,
    orderPaths: ["variants.title", "variants.prices.amount"],
    limit: query.limit,
    offset: query.offset,
    startingAfter: query.starting_after,
  })
  const rows = query.q ? found.rows : found.rows.map(withDeletedCollection)
  return { ...found, rows: await presentStoreProducts(context, rows, { selection, query, scope }) }
}

function isPublishedOr(id: string): Sql {
  return sql`(root.status = 'published' or root.id = ${id})`
}

type SharedQuery = ListProductsQuery | ListStoreProductsQuery

/** Filters that are equal to a column. An absent one filters nothing, also when it is null. */
function columnFilters(query: SharedQuery) {
  return {
    id: query.id ?? undefined,
    collection_id: query.collection_id ?? undefined,
    type_id: query.type_id ?? undefined,
    ...filtersBeside(query.q, ["title", "description"], {
      title: query.title ?? undefined,
      ...filtersOrNone({ description: query.description }),
    }),
    handle: query.handle ?? undefined,
    is_giftcard: query.is_giftcard,
    created_at: query.created_at ?? undefined,
    updated_at: query.updated_at ?? undefined,
  }
}
