import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { inventoryErrors } from "./errors.ts"
import type { CreateInventoryItemInput, UpdateInventoryItemInput } from "./shapes.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Creates an inventory item of a variant, as the API does: v1 rejects items without one.
 * @returns its id
 * @throws inventory.variant_required, inventory.variant_not_found
 * @emits inventory-item.created
 * @since 0.1
 */
export async function createItemOfVariant(context: Write, input: CreateInventoryItemInput): Promise<string> {
  if (!input.variant_id) throw inventoryErrors.variant_required()
  return createInventoryItem(context, input)
}

/**
 * Makes an inventory item, and links it to a variant where one is named.
 * @returns its id
 * @throws inventory.variant_not_found
 * @emits inventory-item.created
 * @since 0.1
 */
export async function createInventoryItem(
  context: Write,
  input: CreateInventoryItemInput & { readonly requires_shipping?: boolean },
): Promise<string> {
  const { variant_id, metadata, ...fields } = input
  const id = newId("iitem")
  if (variant_id) await checkVariant(context, variant_id)
  await context.db
    .insertInto("inventory_item")
    .values({ ...fields, id, metadata: metadata ? JSON.stringify(metadata) : null })
    .execute()
  if (variant_id)
    await context.db
      .insertInto("product_variant_inventory_item")
      .values({ id: newId("pvitem"), variant_id, inventory_item_id: id })
      .execute()
  await context.emit("inventory-item.created", { ids: [id] })
  return id
}

/**
 * Changes an inventory item; metadata is merged.
 * @throws inventory.item_not_found
 * @emits inventory-item.updated
 * @since 0.1
 */
export async function updateInventoryItem(
  context: Write,
  id: string,
  { metadata, ...change }: UpdateInventoryItemInput & Pick<CreateInventoryItemInput, "metadata">,
): Promise<void> {
  if (metadata) await mergeMetadataOf(context.db, id, metadata)
  const { numUpdatedRows: changed } = await context.db
    .updateTable("inventory_item")
    .set({
      ...change,
      ...requiredColumns("inventory_item", { requires_shipping: change.requires_shipping }),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow()
  if (!changed) throw inventoryErrors.item_not_found(id)
  await context.emit("inventory-item.updated", { id })
}

async function mergeMetadataOf(db: Executor, id: string, change: Metadata): Promise<void> {
  const item = await db
    .selectFrom("inventory_item")
    .select("metadata")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  const merged = mergeMetadata(item?.metadata, change)
  await db
    .updateTable("inventory_item")
    .set({ metadata: JSON.stringify(merged) })
    .where("id", "=", id)
    .execute()
}

async function checkVariant({ db }: Write, id: string): Promise<void> {
  const variant = await db
    .selectFrom("product_variant")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!variant) throw inventoryErrors.variant_not_found(id)
}
