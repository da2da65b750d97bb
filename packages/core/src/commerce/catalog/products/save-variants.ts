import type { Context } from "../../../platform/http/operation.ts"
import { createVariants, type NewVariant } from "./create-variants.ts"
import { deleteVariants } from "./delete-variants.ts"
import { productErrors } from "./errors.ts"
import type { UpdateProductInput } from "./shapes.ts"
import { updateVariants, type VariantChange } from "./update-variants.ts"
import { readVariantOwner } from "./variant-owner.ts"
import { refusingVariants } from "./variant-errors.ts"

type VariantInput = NonNullable<UpdateProductInput["variants"]>[number]

/**
 * Replaces the variants of a product with the list, in its order: variants with an id are updated, others are
 * created, and variants that are not in the list are deleted.
 * @throws products.variants_not_of_product, products.variant_refused
 * @locks product_variant; hold the product before
 * @emits product-variant.created, product-variant.updated, product-variant.deleted
 * @since 0.1
 */
export async function saveVariants(
  context: Pick<Context, "db" | "emit">,
  productId: string,
  variants: readonly VariantInput[],
): Promise<void> {
  const ranked = variants.map((variant, variant_rank) => ({ ...variant, variant_rank }))
  const changes = ranked.filter((variant): variant is typeof variant & VariantChange => Boolean(variant.id))
  const stored = await idsOfVariants(context, productId)
  const foreign = changes.map(({ id }) => id).filter((id) => !stored.includes(id))
  if (foreign.length > 0) throw productErrors.variants_not_of_product(foreign)
  const mentioned = new Set(changes.map(({ id }) => id))
  await deleteVariants(
    context,
    productId,
    stored.filter((id) => !mentioned.has(id)),
  )
  await updateVariants(context, productId, changes)
  const created = ranked.filter(({ id }) => !id)
  if (created.length === 0) return
  const owner = await readVariantOwner(context.db, productId)
  await refusingVariants(() => createVariants(context, owner, created.map(newVariant)))
}

function newVariant({ id: _, ...variant }: VariantInput & { variant_rank: number }): NewVariant {
  if (variant.title == null) throw productErrors.variant_refused("title must be a string")
  if (variant.inventory_quantity == null) throw productErrors.inventory_quantity_missing()
  const { title, inventory_quantity, prices } = variant
  return { ...variant, title, inventory_quantity, prices: prices ?? [] }
}

async function idsOfVariants({ db }: Pick<Context, "db">, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("product_variant")
    .select("id")
    .where("product_id", "=", productId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute()
  return rows.map(({ id }) => id)
}
