import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/**
 * Copies lines of an order into an edit of it, with their taxes and discounts.
 * @param originalIds lines of the order
 * @returns ids of the copies, in the same order
 * @since 0.1
 */
export async function copyLines(
  db: Executor,
  editId: string,
  originalIds: readonly string[],
): Promise<string[]> {
  if (originalIds.length === 0) return []
  const copies = originalIds.map((original) => ({ original, id: newId("item") }))
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c (original text, id text)`
  await sql`insert into line_item (id, order_edit_id, original_item_id, title, description, thumbnail, is_return,
      is_giftcard, should_merge, allow_discounts, has_shipping, unit_price, variant_id, quantity,
      fulfilled_quantity, returned_quantity, shipped_quantity, metadata, includes_tax, created_at)
    select c.id, ${editId}, l.id, title, description, thumbnail, is_return, is_giftcard, should_merge,
      allow_discounts, has_shipping, unit_price, variant_id, quantity, fulfilled_quantity, returned_quantity,
      shipped_quantity, metadata, includes_tax, clock_timestamp()
    from ${pairs} join line_item l on l.id = c.original`.execute(db)
  await copyTaxLines(db, copies)
  await copyAdjustments(db, copies)
  return copies.map(({ id }) => id)
}

interface Copy {
  readonly original: string
  readonly id: string
}

async function copyTaxLines(db: Executor, copies: readonly Copy[]): Promise<void> {
  const owners = new Map(copies.map(({ original, id }) => [original, id]))
  const lines = await db
    .selectFrom("line_item_tax_line")
    .select(["item_id", "rate", "name", "code", "metadata"])
    .where("item_id", "in", [...owners.keys()])
    .execute()
  if (lines.length === 0) return
  await db
    .insertInto("line_item_tax_line")
    .values(
      lines.map(({ item_id, metadata, ...line }) => ({
        ...line,
        id: newId("litl"),
        item_id: valueOf(owners, item_id),
        metadata: metadata === null ? null : JSON.stringify(metadata),
      })),
    )
    .execute()
}

async function copyAdjustments(db: Executor, copies: readonly Copy[]): Promise<void> {
  const owners = new Map(copies.map(({ original, id }) => [original, id]))
  const adjustments = await db
    .selectFrom("line_item_adjustment")
    .select(["item_id", "description", "discount_id", "amount", "metadata"])
    .where("item_id", "in", [...owners.keys()])
    .execute()
  if (adjustments.length === 0) return
  await db
    .insertInto("line_item_adjustment")
    .values(
      adjustments.map(({ item_id, metadata, ...adjustment }) => ({
        ...adjustment,
        id: newId("lia"),
        item_id: valueOf(owners, item_id),
        metadata: metadata === null ? null : JSON.stringify(metadata),
      })),
    )
    .execute()
}

/**
 * Deletes lines of an edit with their taxes and discounts.
 * @since 0.1
 */
export async function deleteLines(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom("line_item").where("id", "in", ids).execute()
}
