import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { salesChannelErrors } from "./errors.ts"
import { retrieveSalesChannel } from "./retrieve-sales-channel.ts"

/**
 * Makes products available in a sales channel; those that are already stay.
 * @throws sales-channels.not_found, sales-channels.unknown_for_products
 * @since 0.1
 */
export async function addChannelProducts(
  { db }: Pick<Context, "db">,
  channelId: string,
  productIds: readonly string[],
): Promise<void> {
  // v1 notices a deleted channel, and leaves one that never was to the database.
  const { rows: channels } = await sql<{ is_deleted: boolean }>`
    select deleted_at is not null as is_deleted from sales_channel where id = ${channelId}`.execute(db)
  if (!channels[0]) throw salesChannelErrors.unknown_for_products(channelId)
  if (channels[0].is_deleted) throw salesChannelErrors.not_found(channelId)
  const rows = [...new Set(productIds)].map((product_id) => ({ product_id, sales_channel_id: channelId }))
  if (rows.length === 0) return
  const added = await db
    .insertInto("product_sales_channel")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("product_id")
    .execute()
  await emitUpdated(db, added)
}

/**
 * Takes products out of a sales channel; those that are not in it are fine.
 * @throws sales-channels.not_found
 * @since 0.1
 */
export async function removeChannelProducts(
  { db }: Pick<Context, "db">,
  channelId: string,
  productIds: readonly string[],
): Promise<void> {
  await retrieveSalesChannel(db, channelId)
  if (productIds.length === 0) return
  const removed = await db
    .deleteFrom("product_sales_channel")
    .where("sales_channel_id", "=", channelId)
    .where("product_id", "in", productIds)
    .returning("product_id")
    .execute()
  await emitUpdated(db, removed)
}

/** A search engine that filters by sales channels gets the products again. */
function emitUpdated(db: Executor, products: readonly { readonly product_id: string }[]): Promise<void> {
  return emitAll(
    { db },
    "product.updated",
    products.map(({ product_id }) => ({ id: product_id, fields: ["sales_channels"] })),
  )
}
