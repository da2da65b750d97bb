import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { loadById } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { productErrors } from "./errors.ts"
import { lockProduct, lockProducts } from "./lock-product.ts"

/** An image of a product. */
interface ProductImage {
  readonly productId: string
  readonly imageId: string
}

/**
 * Merges the metadata of an image key by key; an empty string removes its key. Products with the same URL share the image.
 * @returns the image
 * @throws products.not_found, products.image_not_found
 * @locks the products that show the image, then the image
 * @emits product.updated for each product that shows it
 * @since 0.1
 */
export async function updateImage(
  context: Pick<Context, "db" | "emit">,
  { productId, imageId }: ProductImage,
  metadata: Metadata,
): Promise<Columns<"Image">> {
  const { db } = context
  const { rows } = await sql<{ id: string }>`
    select p.id from product p join product_images l on l.product_id = p.id
    where l.image_id = ${imageId} and p.deleted_at is null order by p.id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await lockProducts(db, ids)
  await lockProduct(db, productId)
  const image = await db
    .selectFrom("image")
    .select("metadata")
    .where("id", "=", imageId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!image || !ids.includes(productId)) throw productErrors.image_not_found(imageId)
  await db
    .updateTable("image")
    .set({ metadata: JSON.stringify(mergeMetadata(image.metadata, metadata)), updated_at: sql`now()` })
    .where("id", "=", imageId)
    .execute()
  await sql`update product set updated_at = now() where id = any(${ids}::text[])`.execute(db)
  await emitAll(
    context,
    "product.updated",
    ids.map((id) => ({ id, fields: ["images"] })),
  )
  return loadById(db, "Image", imageId)
}
