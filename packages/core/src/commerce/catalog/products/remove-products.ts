import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { deleteProduct } from "./delete-product.ts"
import { productErrors } from "./errors.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Removes products for good, with their variants, options and prices, also those that were deleted softly before.
 * Products that do not exist are passed over.
 * @throws products.in_use when line items or claims refer to them
 * @locks product, product_variant
 * @emits product.deleted for each that was not deleted before
 * @since 0.1
 */
export async function removeProducts(
  context: Pick<Context, "db" | "emit">,
  ids: readonly string[],
): Promise<void> {
  const { db } = context
  await sql`select id from product where id = any(${ids}::text[]) order by id for update`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from product_variant
    where product_id = any(${ids}::text[]) order by id for update`.execute(db)
  const variantIds = rows.map((row) => row.id)
  if (await isInUse(context, variantIds)) throw productErrors.in_use()
  for (const id of ids.toSorted()) await deleteProduct(context, id)
  const ofVariants = sql`where variant_id = any(${variantIds}::text[])`
  await sql`delete from product_option_value ${ofVariants}`.execute(db)
  await sql`with gone as (delete from product_variant_money_amount ${ofVariants} returning money_amount_id)
    delete from money_amount where id in (select money_amount_id from gone)`.execute(db)
  await sql`delete from product_variant_inventory_item ${ofVariants}`.execute(db)
  await sql`delete from product_variant where id = any(${variantIds}::text[])`.execute(db)
  await sql`delete from product_option where product_id = any(${ids}::text[])`.execute(db)
  await sql`delete from product where id = any(${ids}::text[])`.execute(db)
}

async function isInUse({ db }: Pick<Context, "db">, variantIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ in_use: boolean }>`select
    exists (select from line_item where variant_id = any(${variantIds}::text[]))
    or exists (select from claim_item where variant_id = any(${variantIds}::text[])) as in_use`.execute(db)
  return firstOf(rows).in_use
}
