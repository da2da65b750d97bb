import { sql } from "kysely"
import type { Sql } from "../../../platform/query/compile.ts"
import { textMatches } from "../../../platform/query/filter.ts"
import { isInChannel } from "../../store/sales-channels/index.ts"

/** What a list of products may be narrowed by, beside its own columns. */
export interface ProductSearch {
  /** text in the title, the description, a variant's title or sku, or the collection's title */
  readonly q?: string | null
  readonly tags?: readonly string[] | null
  /** ids, or an array in SQL */
  readonly sales_channel_id?: readonly string[] | Sql | null
  readonly category_id?: readonly string[] | null
  readonly include_category_children?: boolean | null
  readonly price_list_id?: readonly string[] | null
  readonly discount_condition_id?: string | null
  /** only active, public categories count */
  readonly isForStore?: boolean
}

/**
 * Conditions on `root`, a product. Each is a subquery that ends at the first match: no join multiplies rows, so
 * the count stays a plain count.
 * @since 0.1
 */
export function productConditions(search: ProductSearch): Sql[] {
  const conditions: (Sql | undefined)[] = [
    search.q ? matchesText(search.q) : undefined,
    search.tags ? hasTag(search.tags) : undefined,
    search.sales_channel_id ? isInChannel("root.id", channelsOf(search.sales_channel_id, search)) : undefined,
    search.category_id ? isInCategory(search.category_id, search) : undefined,
    search.price_list_id ? hasPriceInList(search.price_list_id) : undefined,
    search.discount_condition_id ? isNamedByCondition(search.discount_condition_id) : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/** In the admin, deleted sales channels match no product. The store never asks for them. */
function channelsOf(ids: readonly string[] | Sql, { isForStore }: ProductSearch): readonly string[] | Sql {
  if (isForStore || !Array.isArray(ids)) return ids
  return sql`array(select id from sales_channel where id = any(${ids}::text[]) and deleted_at is null)::text[]`
}

/** `offset` keeps PostgreSQL from searching all variants when it looks at a few products. */
function matchesText(q: string): Sql {
  return sql`(${textMatches(["root.title", "root.description"], q)}
    or exists (select from product_variant v
      where v.product_id = root.id and v.deleted_at is null and ${textMatches(["v.title", "v.sku"], q)} offset 0)
    or root.collection_id in (select c.id from product_collection c
      where c.deleted_at is null and ${textMatches(["c.title"], q)}))`
}

function hasTag(ids: readonly string[]): Sql {
  return sql`exists (select from product_tags t
    where t.product_id = root.id and t.product_tag_id = any(${ids}::text[]))`
}

function isInCategory(ids: readonly string[], search: ProductSearch): Sql {
  const named = sql`c.id = any(${ids}::text[])`
  const below = sql`exists (select from product_category named
    where named.id = any(${ids}::text[]) and starts_with(c.mpath, named.mpath))`
  const visible = search.isForStore ? sql` and c.is_active and not c.is_internal` : sql``
  return sql`exists (select from product_category_product pc
    join product_category c on c.id = pc.product_category_id
    where pc.product_id = root.id and ${search.include_category_children ? below : named}${visible})`
}

function hasPriceInList(ids: readonly string[]): Sql {
  return sql`exists (select from product_variant v
    join product_variant_money_amount pvma on pvma.variant_id = v.id
    join money_amount ma on ma.id = pvma.money_amount_id
    where v.product_id = root.id and ma.price_list_id = any(${ids}::text[])
      and ma.deleted_at is null and v.deleted_at is null)`
}

function isNamedByCondition(conditionId: string): Sql {
  return sql`exists (select from discount_condition_product dcp
    where dcp.product_id = root.id and dcp.condition_id = ${conditionId})`
}
