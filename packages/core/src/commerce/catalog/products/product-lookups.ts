import { sql } from "kysely"
import type { Sql } from "../../../platform/query/compile.ts"
import { lookupMatches } from "../../../platform/query/filter.ts"
import { eachOf, lookupsOf, type Lookups } from "../../../platform/query/lookups.ts"
import type { ProductSearch } from "./product-conditions.ts"

/** Filters by columns that lookups know. */
interface ColumnFilters {
  readonly collection_id?: unknown
  readonly is_giftcard?: unknown
  readonly id?: unknown
  readonly handle?: unknown
}

/**
 * Lookups of the conditions of a search (`productConditions`). Each starts from an index of what is looked for, and not
 * from the products.
 * @since 0.1
 */
export function productLookups(search: ProductSearch & ColumnFilters): Required<Lookups> {
  const { q, tags, sales_channel_id, category_id, collection_id, price_list_id } = search
  const others: (Sql | undefined)[] = [
    category_id ? inCategory(category_id, search) : undefined,
    // Few products are gift cards, and an index has them.
    search.is_giftcard === true
      ? sql`select id from product where is_giftcard and deleted_at is null`
      : undefined,
    Array.isArray(collection_id) && collection_id.length > 1 ? inCollection(collection_id) : undefined,
    tags
      ? eachOf(tags, (id) => sql`select product_id as id from product_tags where product_tag_id = ${id}`)
      : undefined,
    price_list_id ? withPriceIn(price_list_id) : undefined,
    Array.isArray(sales_channel_id) ? inChannel(sales_channel_id) : undefined,
  ]
  return lookupsOf({
    q,
    withText,
    others: others.filter((lookup) => lookup !== undefined),
    isCountingOthers: !tags && !category_id && !price_list_id,
    isOfFew: search.id != null || search.handle != null || collection_id != null,
  })
}

function withText(q: string): Sql {
  const own = lookupMatches(["product.title", "product.description"], q)
  return sql`select id from product where deleted_at is null and ${own}
    union all select product_id from product_variant v where v.deleted_at is null and ${lookupMatches(["v.title", "v.sku"], q)}
    union all select p.id from product_collection c
      cross join lateral (select id from product where collection_id = c.id and deleted_at is null offset 0) as p
      where c.deleted_at is null and ${lookupMatches(["c.title"], q)}`
}

function inCategory(ids: readonly string[], { include_category_children }: ProductSearch): Sql {
  const productsOf = (id: Sql) =>
    sql`select product_id as id from product_category_product where product_category_id = ${id}`
  if (!include_category_children) return eachOf(ids, productsOf)
  return sql`select products.id from product_category named
    join product_category c on starts_with(c.mpath, named.mpath)
    cross join lateral (${productsOf(sql`c.id`)} offset 0) as products
    where named.id = any(${ids}::text[])`
}

function inCollection(ids: readonly string[]): Sql {
  return eachOf(ids, (id) => sql`select id from product where collection_id = ${id} and deleted_at is null`)
}

function withPriceIn(ids: readonly string[]): Sql {
  return eachOf(
    ids,
    (id) => sql`select v.product_id as id from money_amount ma
      cross join lateral (select variant_id from product_variant_money_amount where money_amount_id = ma.id offset 0) as link
      cross join lateral (select product_id from product_variant where id = link.variant_id offset 0) as v
      where ma.price_list_id = ${id} and ma.deleted_at is null`,
  )
}

function inChannel(ids: readonly string[]): Sql {
  return eachOf(
    ids,
    (id) => sql`select product_id as id from product_sales_channel where sales_channel_id = ${id}`,
  )
}
