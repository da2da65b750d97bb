import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { productErrors } from "./errors.ts"
import { lockProduct } from "./lock-product.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Adds an option to a product. Variants that are there get the value `Default Value` for it.
 * @returns the option's id
 * @throws products.not_found, products.option_title_taken
 * @locks product
 * @emits product.updated
 * @since 0.1
 */
export async function addOption(
  context: Write,
  productId: string,
  title: string,
  metadata?: Metadata | null,
): Promise<string> {
  const { db } = context
  await lockProduct(db, productId)
  const options = await optionsOf(db, productId)
  if (options.some((option) => option.title === title)) throw productErrors.option_title_taken(title)
  const id = newId("opt")
  await db
    .insertInto("product_option")
    .values({
      id,
      title,
      product_id: productId,
      ...(metadata ? { metadata: JSON.stringify(mergeMetadata(null, metadata)) } : {}),
    })
    .execute()
  const variants = await variantIds(db, productId)
  if (variants.length > 0)
    await db
      .insertInto("product_option_value")
      .values(
        variants.map((variantId) => ({
          id: newId("optval"),
          value: "Default Value",
          option_id: id,
          variant_id: variantId,
        })),
      )
      .execute()
  await touch(context, productId)
  return id
}

/**
 * Renames an option, and merges its metadata.
 * @throws products.not_found, products.option_not_found, products.option_rename_taken
 * @locks product
 * @emits product.updated
 * @since 0.1
 */
export async function renameOption(
  context: Write,
  productId: string,
  optionId: string,
  { title, metadata }: { readonly title: string; readonly metadata?: Metadata | null | undefined },
): Promise<void> {
  const { db } = context
  await lockProduct(db, productId)
  const options = await optionsOf(db, productId)
  const isTaken = options.some(
    (option) => option.id !== optionId && option.title.toUpperCase() === title.toUpperCase(),
  )
  if (isTaken) throw productErrors.option_rename_taken(title)
  const stored = options.find(({ id }) => id === optionId)
  if (!stored) throw productErrors.option_not_found(optionId)
  await db
    .updateTable("product_option")
    .set({
      title,
      ...(metadata ? { metadata: JSON.stringify(mergeMetadata(stored.metadata, metadata)) } : {}),
      updated_at: sql`now()`,
    })
    .where("id", "=", optionId)
    .execute()
  await touch(context, productId)
}

/**
 * Deletes an option with the values that variants have for it. One that does not exist is fine.
 * @throws products.not_found
 * @throws products.option_in_use  when variants differ in it: without it two of them could be the same
 * @locks product
 * @emits product.updated
 * @since 0.1
 */
export async function deleteOption(context: Write, productId: string, optionId: string): Promise<void> {
  const { db } = context
  await lockProduct(db, productId)
  const options = await optionsOf(db, productId)
  if (!options.some(({ id }) => id === optionId)) return
  const { rows } = await sql`select distinct v.value from product_variant pv
      left join product_option_value v on v.variant_id = pv.id and v.option_id = ${optionId} and v.deleted_at is null
    where pv.product_id = ${productId} and pv.deleted_at is null`.execute(db)
  if (rows.length > 1) throw productErrors.option_in_use()
  await sql`update product_option_value set deleted_at = now(), updated_at = now()
    where option_id = ${optionId} and deleted_at is null`.execute(db)
  await sql`update product_option set deleted_at = now(), updated_at = now() where id = ${optionId}`.execute(
    db,
  )
  await touch(context, productId)
}

async function optionsOf(
  db: Executor,
  productId: string,
): Promise<{ id: string; title: string; metadata: Metadata | null }[]> {
  return db
    .selectFrom("product_option")
    .select(["id", "title", sql<Metadata | null>`metadata`.as("metadata")])
    .where("product_id", "=", productId)
    .where("deleted_at", "is", null)
    .execute()
}

async function variantIds(db: Executor, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("product_variant")
    .select("id")
    .where("product_id", "=", productId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute()
  return rows.map(({ id }) => id)
}

async function touch(context: Write, productId: string): Promise<void> {
  await sql`update product set updated_at = now() where id = ${productId}`.execute(context.db)
  await context.emit("product.updated", { id: productId, fields: ["options"] })
}
