import type { Context } from "../../../platform/http/operation.ts"

type Write = Pick<Context, "db">

/**
 * Puts products into a category; those that are in it already stay.
 * @throws not_found  when the category does not exist
 * @since 0.1
 */
export async function addProducts(
  { db }: Write,
  categoryId: string,
  productIds: readonly string[],
): Promise<void> {
  const rows = [...new Set(productIds)].map((product_id) => ({ product_id, product_category_id: categoryId }))
  if (rows.length === 0) return
  await db
    .insertInto("product_category_product")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Takes products out of a category; those that are not in it are fine.
 * @since 0.1
 */
export async function removeProducts(
  { db }: Write,
  categoryId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return
  await db
    .deleteFrom("product_category_product")
    .where("product_category_id", "=", categoryId)
    .where("product_id", "in", productIds)
    .execute()
}
