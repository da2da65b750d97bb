import { sql } from "kysely"
import { handleOf } from "../../../platform/kernel/handle.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { collectionErrors } from "./errors.ts"
import { readCollection } from "./read-collection.ts"
import type { CreateCollectionInput, UpdateCollectionInput } from "./shapes.ts"

type Write = Pick<Context, "db" | "emit" | "givenId">

/**
 * Makes a collection. Without a handle its title makes one.
 * @returns the new collection's id
 * @emits product-collection.created
 * @since 0.1
 */
export async function createCollection(context: Write, input: CreateCollectionInput): Promise<string> {
  const id = context.givenId ?? newId("pcol")
  await context.db
    .insertInto("product_collection")
    .values({
      id,
      title: input.title,
      handle: input.handle || handleOf(input.title, id.toLowerCase()),
      metadata: input.metadata ? JSON.stringify(input.metadata) : null,
    })
    .execute()
  await context.emit("product-collection.created", { id })
  return id
}

/**
 * Changes a collection. What is not mentioned stays; metadata is merged.
 * @throws collections.not_found
 * @locks product_collection
 * @emits product-collection.updated
 * @since 0.1
 */
export async function updateCollection(
  context: Write,
  id: string,
  change: UpdateCollectionInput,
): Promise<void> {
  const stored = await lockCollection(context, id)
  await context.db
    .updateTable("product_collection")
    .set({
      ...requiredColumns("product_collection", { title: change.title }),
      ...(change.handle === undefined ? {} : { handle: change.handle }),
      ...(change.metadata
        ? { metadata: JSON.stringify(mergeMetadata(stored.metadata, change.metadata)) }
        : {}),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
  await context.emit("product-collection.updated", { id })
}

/**
 * Deletes a collection. Its products stay, without a collection.
 * @throws collections.not_found
 * @locks product_collection
 * @emits product-collection.deleted
 * @since 0.1
 */
export async function deleteCollection(context: Write, id: string): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable("product_collection")
    .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw collectionErrors.not_found(id)
  await context.emit("product-collection.deleted", { id })
}

/**
 * Puts products into a collection; each leaves the one it was in. Unknown products are passed over.
 * @throws collections.not_found
 * @emits product-collection.products_added
 * @since 0.1
 */
export async function addProducts(context: Write, id: string, productIds: readonly string[]): Promise<void> {
  const productCollection = await readCollection(context.db, id)
  await context.db
    .updateTable("product")
    .set({ collection_id: id, updated_at: sql`now()` })
    .where("id", "in", productIds)
    .where("deleted_at", "is", null)
    .execute()
  await context.emit("product-collection.products_added", { productCollection, productIds })
}

/**
 * Takes products out of a collection; those that are not in it stay as they are.
 * @throws collections.not_found
 * @emits product-collection.products_removed
 * @since 0.1
 */
export async function removeProducts(
  context: Write,
  id: string,
  productIds: readonly string[],
): Promise<void> {
  const productCollection = await readCollection(context.db, id)
  await context.db
    .updateTable("product")
    .set({ collection_id: null, updated_at: sql`now()` })
    .where("id", "in", productIds)
    .where("collection_id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
  await context.emit("product-collection.products_removed", { productCollection, productIds })
}

async function lockCollection({ db }: Write, id: string) {
  const collection = await db
    .selectFrom("product_collection")
    .select("metadata")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!collection) throw collectionErrors.not_found(id)
  return collection
}
