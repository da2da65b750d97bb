import { sql } from "kysely"
import type { Sql } from "../../../platform/query/compile.ts"

/** How products refer to a collection, a type or a tag, `root`. */
const references = {
  ProductCollection: sql`p.collection_id = root.id`,
  ProductType: sql`p.type_id = root.id`,
  ProductTag: sql`p.id in (select product_id from product_tags where product_tag_id = root.id)`,
} as const

/** What a publishable key hides when only other sales channels use it. */
export type Grouping = keyof typeof references

/**
 * The condition that a product is in one of the sales channels.
 * @param productId column that holds the product's id, e.g. `root.id`
 * @param channelIds ids, or an array in SQL; when that is `null`, every product meets the condition
 * @since 0.1
 */
export function isInChannel(productId: string, channelIds: readonly string[] | Sql): Sql {
  // The array is evaluated once, and `offset` keeps PostgreSQL from reading all products of the channel at first.
  if (!Array.isArray(channelIds))
    return sql`(${channelIds} is null or exists (select from product_sales_channel psc
      where psc.product_id = ${sql.ref(productId)}
        and psc.sales_channel_id = any((select ${channelIds})::text[]) offset 0))`
  return sql`exists (select from product_sales_channel psc
    where psc.product_id = ${sql.ref(productId)} and psc.sales_channel_id = any(${channelIds}::text[]))`
}

/**
 * The condition that a category, `root`, is not used by products of other sales channels only. Products of the
 * categories below it count too; one without any is used by no channel, and is shown.
 * @param channelIds the sales channels of the publishable key; undefined: no limit
 * @since 0.1
 */
export function categoriesInChannels(channelIds: readonly string[] | undefined): Sql[] {
  if (!channelIds) return []
  const branches = (where: Sql) => sql`(
    select unnest(string_to_array(coalesce(used.mpath, '') || used.id, '.')) from product_category used
    where exists (select from product_category_product link join product p on p.id = link.product_id
      where link.product_category_id = used.id and p.deleted_at is null and ${where}))`
  const isInChannels = sql`p.id in (
    select product_id from product_sales_channel where sales_channel_id = any(${channelIds}))`
  return [sql`(root.id in ${branches(isInChannels)} or root.id not in ${branches(sql`true`)})`]
}

/**
 * The conditions that a collection, a type or a tag is not used by products of other sales channels only. One that
 * has no products is used by no channel, and is shown.
 * @param channelIds the sales channels of the publishable key; undefined: no limit
 * @since 0.1
 */
export function usedInChannels(entity: Grouping, channelIds: readonly string[] | undefined): Sql[] {
  if (!channelIds) return []
  const products = sql`from product p where ${references[entity]} and p.deleted_at is null`
  return [
    sql`(not exists (select ${products}) or exists (select ${products} and p.id in (
      select product_id from product_sales_channel where sales_channel_id = any(${channelIds}))))`,
  ]
}
