import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"

/** Tables of pairs that hang things on products, and their second column. */
const pairTables = {
  images: { table: "product_images", column: "image_id" },
  tags: { table: "product_tags", column: "product_tag_id" },
  categories: { table: "product_category_product", column: "product_category_id" },
  salesChannels: { table: "product_sales_channel", column: "sales_channel_id" },
} as const

type Kind = keyof typeof pairTables

/**
 * Adds things to a product; what it has already stays. One statement.
 * @throws not_found  when one of the things does not exist
 * @since 0.1
 */
export async function linkToProduct(
  db: Executor,
  productId: string,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  await linkToProducts(
    db,
    kind,
    ids.map((id) => [productId, id]),
  )
}

/**
 * Adds things to several products. One statement.
 * @throws not_found  when one of the things does not exist
 * @since 0.1
 */
export async function linkToProducts(
  db: Executor,
  kind: Kind,
  pairs: readonly (readonly [productId: string, thingId: string])[],
): Promise<void> {
  if (pairs.length === 0) return
  if (kind === "images") return linkImages(db, pairs)
  const { table, column } = pairTables[kind]
  await sql`insert into ${sql.table(table)} (product_id, ${sql.ref(column)})
    select * from unnest(${pairs.map(([id]) => id)}::text[], ${pairs.map(([, id]) => id)}::text[])
    on conflict do nothing`.execute(db)
}

/**
 * Adds images to products, and stores their order: each product shows its images as they come in the pairs. One
 * statement.
 * @throws not_found  when one of the things does not exist
 * @since 0.1
 */
async function linkImages(
  db: Executor,
  pairs: readonly (readonly [productId: string, imageId: string])[],
): Promise<void> {
  await sql`insert into product_images (product_id, image_id, rank)
    select product_id, image_id, row_number() over (partition by product_id order by min(n)) - 1
    from unnest(${pairs.map(([id]) => id)}::text[], ${pairs.map(([, id]) => id)}::text[])
      with ordinality as pairs (product_id, image_id, n)
    group by product_id, image_id
    on conflict (product_id, image_id) do update set rank = excluded.rank`.execute(db)
}

/**
 * Gives a product exactly these things. Two statements.
 * @throws not_found  when one of the things does not exist
 * @since 0.1
 */
export async function relinkProduct(
  db: Executor,
  productId: string,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  const { table, column } = pairTables[kind]
  await sql`delete from ${sql.table(table)}
    where product_id = ${productId} and ${sql.ref(column)} <> all(${ids}::text[])`.execute(db)
  await linkToProduct(db, productId, kind, ids)
}
