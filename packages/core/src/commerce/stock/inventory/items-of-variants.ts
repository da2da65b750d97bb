import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { deleteInventoryItems } from "./delete-inventory-items.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

type Write = Pick<Context, "db" | "emit">

/** What an inventory item takes over from its variant. */
const copied = [
  "sku",
  "origin_country",
  "hs_code",
  "mid_code",
  "material",
  "weight",
  "length",
  "height",
  "width",
] as const

/**
 * Makes an inventory item for each new variant whose stock is managed, and links the two. Two statements,
 * whatever the number of variants.
 * @param variants rows with `id`, `manage_inventory`, sku, codes and measures
 * @returns ids of the new items, one per variant whose stock is managed
 * @emits inventory-item.created
 * @since 0.1
 */
export async function createItemsForVariants(
  context: Write,
  variants: readonly ResponseRow[],
): Promise<string[]> {
  const managed = variants.filter((variant) => variant.manage_inventory !== false)
  if (managed.length === 0) return []
  const items = managed.map((variant) => ({
    ...Object.fromEntries(copied.map((name) => [name, variant[name] ?? null])),
    id: newId("iitem"),
    link_id: newId("pvitem"),
    variant_id: String(variant.id),
  }))
  const json = JSON.stringify(items)
  await sql`insert into inventory_item
      (id, sku, origin_country, hs_code, mid_code, material, weight, length, height, width)
    select id, sku, origin_country, hs_code, mid_code, material, weight, length, height, width
    from jsonb_to_recordset(${json}::jsonb) as i (id text, sku text, origin_country text, hs_code text,
      mid_code text, material text, weight integer, length integer, height integer, width integer)`.execute(
    context.db,
  )
  await sql`insert into product_variant_inventory_item (id, variant_id, inventory_item_id)
    select link_id, variant_id, id
    from jsonb_to_recordset(${json}::jsonb) as i (link_id text, variant_id text, id text)`.execute(context.db)
  const ids = items.map((item) => item.id)
  await context.emit("inventory-item.created", { ids })
  return ids
}

/**
 * Makes an inventory item for a new variant and links the two.
 * @returns the new item's id; undefined where the variant's stock is not managed
 * @emits inventory-item.created
 * @since 0.1
 */
export async function createItemForVariant(
  context: Write,
  variant: ResponseRow,
): Promise<string | undefined> {
  return (await createItemsForVariants(context, [variant]))[0]
}

/**
 * Takes variants that are being deleted off their inventory items. Items that no other variant is made of are
 * deleted with their levels, so that their sku is free again.
 * @emits inventory-item.deleted, inventory-level.deleted
 * @since 0.1
 */
export async function deleteItemsOfVariants(context: Write, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  const { rows } = await sql<{ id: string }>`with unlinked as (
      update product_variant_inventory_item set deleted_at = now(), updated_at = now()
      where variant_id = any(${variantIds}) and deleted_at is null returning inventory_item_id)
    select distinct inventory_item_id as id from unlinked
    where not exists (select from product_variant_inventory_item other
      where other.inventory_item_id = unlinked.inventory_item_id and other.deleted_at is null
        and other.variant_id <> all(${variantIds}))
    order by 1`.execute(context.db)
  await deleteInventoryItems(
    context,
    rows.map((row) => row.id),
  )
}
