import { firstOf } from "../../../platform/kernel/certain.ts"
import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { createVariants } from "./create-variants.ts"
import { productErrors } from "./errors.ts"
import type { CreateVariantInput } from "./shapes.ts"
import { refusingVariants } from "./variant-errors.ts"
import { readVariantOwner } from "./variant-owner.ts"

/**
 * Adds a variant to a product, as its last one.
 * @returns the new variant's id
 * @throws products.product_id_missing, products.option_count_differs, products.option_value_missing,
 *   products.variant_exists, products.variant_refused
 * @locks product
 * @emits product-variant.created
 * @since 0.1
 */
export async function addVariant(
  context: Pick<Context, "db" | "emit">,
  productId: string,
  input: CreateVariantInput,
): Promise<string> {
  const { rows } = await sql`select id from product
    where id = ${productId} and deleted_at is null for update`.execute(context.db)
  if (rows.length === 0) throw productErrors.product_id_missing()
  const owner = await readVariantOwner(context.db, productId)
  const ids = await refusingVariants(() => createVariants(context, owner, [input]))
  return firstOf(ids)
}
