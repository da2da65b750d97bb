import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { salesChannelErrors } from "./errors.ts"
import type { createSalesChannelBody, updateSalesChannelBody } from "./shapes.ts"

/**
 * Adds a sales channel.
 * @returns its id
 * @emits sales_channel.created
 * @since 0.1
 */
export async function createSalesChannel(
  context: Context,
  input: z.output<typeof createSalesChannelBody>,
): Promise<string> {
  const id = newId("sc")
  await context.db
    .insertInto("sales_channel")
    .values({
      id,
      name: input.name,
      description: input.description ?? null,
      ...requiredColumns("sales_channel", { is_disabled: input.is_disabled }),
    })
    .execute()
  await context.emit("sales_channel.created", { id })
  return id
}

/**
 * Changes a sales channel.
 * @throws sales-channels.not_found
 * @emits sales_channel.updated
 * @since 0.1
 */
export async function updateSalesChannel(
  context: Context,
  id: string,
  change: z.output<typeof updateSalesChannelBody>,
): Promise<void> {
  const { numUpdatedRows: changed } = await context.db
    .updateTable("sales_channel")
    .set({
      ...requiredColumns("sales_channel", { name: change.name, is_disabled: change.is_disabled }),
      description: change.description,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow()
  if (!changed) throw salesChannelErrors.not_found(id)
  await context.emit("sales_channel.updated", { id })
}

/**
 * Deletes a sales channel. One that is not there is fine.
 * @throws sales-channels.default_is_kept
 * @emits sales_channel.deleted when there was something to delete
 * @since 0.1
 */
export async function deleteSalesChannel(context: Context, id: string): Promise<void> {
  const { db } = context
  const store = await db
    .selectFrom("store")
    .select("id")
    .where("default_sales_channel_id", "=", id)
    .executeTakeFirst()
  if (store) throw salesChannelErrors.default_is_kept()
  const { numUpdatedRows: changed } = await db
    .updateTable("sales_channel")
    .set({ deleted_at: sql`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow()
  if (!changed) return
  await db
    .updateTable("sales_channel_location")
    .set({ deleted_at: sql`now()` })
    .where("sales_channel_id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
  await context.emit("sales_channel.deleted", { id })
}
