import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { deleteItemsOfVariants } from "../../stock/inventory/index.ts"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { deletePrices } from "../pricing/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Deletes variants of a product with their option values, prices and inventory items; their codes are free again.
 * Ids of other products' variants and unknown ones are passed over.
 * @emits product-variant.deleted for each
 * @since 0.1
 */
export async function deleteVariants(
  context: Write,
  productId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string; metadata: Metadata | null }>`
    update product_variant set deleted_at = now(), updated_at = now()
    where id = any(${ids}::text[]) and product_id = ${productId} and deleted_at is null
    returning id, metadata`.execute(context.db)
  await deletePartsOfVariants(
    context,
    rows.map(({ id }) => id),
  )
  await emitAll(
    context,
    "product-variant.deleted",
    rows.map(({ id, metadata }) => ({ id, product_id: productId, metadata })),
  )
}

/**
 * Deletes a variant that a path names, if it belongs to the product of the path. With `variantsOfOtherProducts`, it may
 * belong to another product, as in v1.
 * @emits product-variant.deleted
 * @since 0.1
 */
export async function deleteVariantOf(
  context: Write & Pick<Context, "engine">,
  productId: string,
  id: string,
): Promise<void> {
  const owner = (await ownerOf(context.db, id)) ?? productId
  const isKept = owner !== productId && differsFromV1(context.engine, "variantsOfOtherProducts")
  if (!isKept) await deleteVariants(context, owner, [id])
}

async function ownerOf(db: Executor, id: string): Promise<string | null | undefined> {
  const variant = await db
    .selectFrom("product_variant")
    .select("product_id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return variant?.product_id
}

/**
 * Deletes what belongs to variants that are deleted.
 * @since 0.1
 */
export async function deletePartsOfVariants(context: Write, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { db } = context
  await sql`update product_option_value set deleted_at = now(), updated_at = now()
    where variant_id = any(${ids}::text[]) and deleted_at is null`.execute(db)
  await deletePrices(db, await pricesOf(db, ids))
  await deleteItemsOfVariants(context, ids)
}

async function pricesOf(db: Executor, variantIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("product_variant_money_amount")
    .select("money_amount_id as id")
    .where("variant_id", "in", variantIds)
    .where("deleted_at", "is", null)
    .execute()
  return rows.map(({ id }) => id)
}
