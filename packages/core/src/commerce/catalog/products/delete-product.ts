import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { deletePartsOfVariants } from "./delete-variants.ts"

/**
 * Deletes a product with its variants and options; its handle and the codes of its variants are free again. One
 * that does not exist is fine.
 * @returns ids of the variants that were deleted along with it
 * @emits product.deleted
 * @since 0.1
 */
export async function deleteProduct(context: Pick<Context, "db" | "emit">, id: string): Promise<string[]> {
  const { db } = context
  const { rows: products } = await sql`update product set deleted_at = now(), updated_at = now()
    where id = ${id} and deleted_at is null returning id`.execute(db)
  if (products.length === 0) return []
  const { rows: variants } = await sql<{ id: string }>`
    update product_variant set deleted_at = now(), updated_at = now()
    where product_id = ${id} and deleted_at is null returning id`.execute(db)
  await sql`update product_option set deleted_at = now(), updated_at = now()
    where product_id = ${id} and deleted_at is null`.execute(db)
  const variantIds = variants.map((variant) => variant.id)
  await deletePartsOfVariants(context, variantIds)
  await context.emit("product.deleted", { id })
  return variantIds
}
