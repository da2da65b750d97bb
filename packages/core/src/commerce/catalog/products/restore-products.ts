import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { restoreInventoryItems } from "../../stock/inventory/index.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Brings softly deleted products back, with the variants, options, prices and inventory items that were deleted
 * along with them. Unknown ids and products that are not deleted are passed over.
 * @returns ids of the products and variants that came back
 * @locks product, product_variant
 * @emits product.updated for each, and what happens to the inventory items
 * @since 0.1
 */
export async function restoreProducts(
  context: Write,
  ids: readonly string[],
): Promise<{ products: string[]; variants: string[] }> {
  const { db } = context
  // What was deleted in one transaction has one time of deletion.
  const { rows: variants } = await sql<{ id: string }>`select v.id from product p
      join product_variant v on v.product_id = p.id and v.deleted_at = p.deleted_at
    where p.id = any(${ids}::text[]) order by v.id`.execute(db)
  const { rows: products } = await sql<{ id: string }>`with gone as materialized (
      select id, deleted_at from product where id = any(${ids}::text[]) and deleted_at is not null
      order by id for update),
    options as (
      update product_option o set deleted_at = null, updated_at = now()
      from gone where o.product_id = gone.id and o.deleted_at = gone.deleted_at)
    update product p set deleted_at = null, updated_at = now()
    from gone where p.id = gone.id returning p.id`.execute(db)
  const restored = await bringBack(
    context,
    variants.map(({ id }) => id),
  )
  await emitAll(
    context,
    "product.updated",
    products.map(({ id }) => ({ id, fields: ["deleted_at"] })),
  )
  return { products: products.map(({ id }) => id), variants: restored }
}

/**
 * Restores soft-deleted variants with the option values, prices and inventory items that were deleted with
 * them. Unknown ids, variants that are not deleted, and variants of deleted products are ignored.
 * @returns ids of the variants that came back
 * @locks product_variant
 * @emits product-variant.updated for each, and what happens to the inventory items
 * @since 0.1
 */
export async function restoreVariants(context: Write, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
    product_id: string
  }>`select v.id, v.product_id from product_variant v
      join product p on p.id = v.product_id and p.deleted_at is null
    where v.id = any(${ids}::text[]) and v.deleted_at is not null order by v.id`.execute(context.db)
  const restored = await bringBack(
    context,
    rows.map(({ id }) => id),
  )
  await emitAll(
    context,
    "product-variant.updated",
    rows.map(({ id, product_id }) => ({ id, product_id, fields: ["deleted_at"] })),
  )
  return restored
}

async function bringBack(context: Write, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { db } = context
  const { rows: items } = await sql<{ id: string }>`select distinct link.inventory_item_id as id
    from product_variant v join product_variant_inventory_item link
      on link.variant_id = v.id and link.deleted_at = v.deleted_at
    where v.id = any(${ids}::text[])`.execute(db)
  const { rows } = await sql<{ id: string }>`with gone as materialized (
      select id, deleted_at from product_variant where id = any(${ids}::text[]) and deleted_at is not null
      order by id for update),
    choices as (
      update product_option_value ov set deleted_at = null, updated_at = now()
      from gone where ov.variant_id = gone.id and ov.deleted_at = gone.deleted_at),
    pairs as (
      update product_variant_money_amount pair set deleted_at = null, updated_at = now()
      from gone where pair.variant_id = gone.id and pair.deleted_at = gone.deleted_at
      returning pair.money_amount_id),
    prices as (
      update money_amount ma set deleted_at = null, updated_at = now()
      from pairs where ma.id = pairs.money_amount_id),
    links as (
      update product_variant_inventory_item link set deleted_at = null, updated_at = now()
      from gone where link.variant_id = gone.id and link.deleted_at = gone.deleted_at)
    update product_variant v set deleted_at = null, updated_at = now()
    from gone where v.id = gone.id returning v.id`.execute(db)
  await restoreInventoryItems(
    context,
    items.map(({ id }) => id),
  )
  return rows.map(({ id }) => id)
}
