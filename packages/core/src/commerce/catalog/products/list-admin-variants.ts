import { firstOf } from "../../../platform/kernel/certain.ts"
import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { priceVariants } from "../pricing/index.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { fetchById, fetchPage, type FoundPage } from "../../../platform/query/fetch.ts"
import { filtersBeside, givenFilters, lookupMatches, textMatches } from "../../../platform/query/filter.ts"
import { lookupsOf } from "../../../platform/query/lookups.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { allChannels } from "../../store/sales-channels/index.ts"
import { completeVariants } from "./complete-variants.ts"
import { productErrors } from "./errors.ts"
import type { ListVariantsOfProductQuery, ListVariantsQuery } from "./list-shapes.ts"
import { adminPricingOf } from "./pricing-of.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

type Page = Omit<FoundPage, "rows"> & { readonly rows: readonly ResponseRow[] }

/**
 * A page of variants with prices and stock. One statement, and one each for prices and stock.
 * @throws pricing.region_not_found, products.cart_not_found
 * @since 0.1
 */
export async function listAdminVariants(
  context: Context,
  query: ListVariantsQuery,
  selection: Selection,
): Promise<Page> {
  const { id, title, inventory_quantity, manage_inventory, allow_backorder } = query
  const found = await fetchPage(context.db, {
    entity: "ProductVariant",
    selection,
    filters: {
      ...filtersBeside(query.q, ["title"], givenFilters({ id, title, inventory_quantity })),
      manage_inventory,
      allow_backorder,
    },
    where: query.q ? [matchesText(query.q)] : [],
    ...lookupsOf({ q: query.q, withText, isOfFew: id != null }),
    order: query.order,
    limit: query.limit,
    offset: query.offset,
    startingAfter: query.starting_after,
  })
  const pricing = await adminPricingOf(context, query)
  await completeVariants(context, found.rows, { pricing, stockOf: { channelIds: allChannels } })
  return found
}

/**
 * Reads a variant with its prices.
 * @throws products.variant_not_found
 * @since 0.1
 */
export async function readAdminVariant(
  context: Context,
  id: string,
  selection: Selection,
): Promise<ResponseRow> {
  const variant = await fetchById(context.db, "ProductVariant", id, selection)
  if (!variant) throw productErrors.variant_not_found(id)
  const priced = await priceVariants(context, [variant], { includeDiscountPrices: true })
  return firstOf(priced)
}

/**
 * A page of the variants of one product, as they are: nothing is calculated. One statement.
 * @since 0.1
 */
export async function listVariantsOfProduct(
  { db }: Pick<Context, "db">,
  productId: string,
  query: ListVariantsOfProductQuery,
  selection: Selection,
): Promise<Page> {
  const { id, inventory_quantity, manage_inventory, allow_backorder, created_at, updated_at } = query
  // As in v1, a search also returns the product of each variant.
  const relations = query.q ? [...new Set([...selection.relations, "product"])] : selection.relations
  return fetchPage(db, {
    entity: "ProductVariant",
    selection: { ...selection, relations },
    filters: {
      ...givenFilters({ id, inventory_quantity, created_at, updated_at }),
      manage_inventory,
      allow_backorder,
      product_id: productId,
    },
    where: query.q ? [matchesText(query.q)] : [],
    order: query.order,
    limit: query.limit,
    offset: query.offset,
  })
}

/** Text in the title, the sku or the product's title. */
function matchesText(q: string): Sql {
  return sql`(${textMatches(["root.title", "root.sku"], q)} or exists (select from product p
    where p.id = root.product_id and p.deleted_at is null and ${textMatches(["p.title"], q)} offset 0))`
}

function withText(q: string): Sql {
  return sql`select id from product_variant where deleted_at is null and ${lookupMatches(["title", "sku"], q)}
    union all select v.id from product p
      cross join lateral (select id from product_variant where product_id = p.id offset 0) as v
      where p.deleted_at is null and ${lookupMatches(["p.title"], q)}`
}
