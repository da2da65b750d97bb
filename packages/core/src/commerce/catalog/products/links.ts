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
 * Adds things to products; what they have already stays. One statement.
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

/** Things of one product. */
export interface ProductLinks {
  readonly productId: string
  readonly ids: readonly string[]
}

/**
 * Gives products exactly these things; other products keep theirs. Two statements.
 * @param links each product at most once
 * @throws not_found  when one of the things does not exist
 * @since 0.1
 */
export async function relinkProducts(
  db: Executor,
  kind: Kind,
  links: readonly ProductLinks[],
): Promise<void> {
  if (links.length === 0) return
  const { table, column } = pairTables[kind]
  const pairs = links.flatMap(({ productId, ids }) => ids.map((id): [string, string] => [productId, id]))
  await sql`delete from ${sql.table(table)}
    where product_id = any(${links.map(({ productId }) => productId)}::text[])
      and (product_id, ${sql.ref(column)}) not in (
        select * from unnest(${pairs.map(([id]) => id)}::text[], ${pairs.map(([, id]) => id)}::text[]))`.execute(
    db,
  )
  await linkToProducts(db, kind, pairs)
}
