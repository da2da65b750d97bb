import type { Executor } from "../query/fetch.ts"
import { retrieveSalesChannel } from "./retrieve-sales-channel.ts"

/**
 * Makes products available in a sales channel; those that are already stay.
 * @throws sales-channels.not_found
 * @since 0.1
 */
export async function addChannelProducts(
  db: Executor,
  channelId: string,
  productIds: readonly string[],
): Promise<void> {
  await retrieveSalesChannel(db, channelId)
  const rows = [...new Set(productIds)].map((product_id) => ({ product_id, sales_channel_id: channelId }))
  if (rows.length === 0) return
  await db
    .insertInto("product_sales_channel")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Takes products out of a sales channel; those that are not in it are fine.
 * @throws sales-channels.not_found
 * @since 0.1
 */
export async function removeChannelProducts(
  db: Executor,
  channelId: string,
  productIds: readonly string[],
): Promise<void> {
  await retrieveSalesChannel(db, channelId)
  if (productIds.length === 0) return
  await db
    .deleteFrom("product_sales_channel")
    .where("sales_channel_id", "=", channelId)
    .where("product_id", "in", productIds)
    .execute()
}
